package dev.refract.bench.measure;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/** Watches the heap from its making until it is closed. */
public final class HeapWatch implements AutoCloseable {
    private static final Set<String> HEAP_POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(HeapWatch::ofHeap)
            .map(MemoryPoolMXBean::getName)
            .collect(Collectors.toSet());
    private static final int COLLECTIONS_UNTIL_QUIET = 3;

    private final NotificationListener listener = (notification, handback) -> note(notification);
    private final AtomicLong live = new AtomicLong();

    private HeapWatch() {}

    /** Starts to watch. */
    public static HeapWatch start() {
        HeapWatch watch = new HeapWatch();
        ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(HeapWatch::ofHeap)
                .forEach(MemoryPoolMXBean::resetPeakUsage);
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) collector).addNotificationListener(watch.listener, null, null);
        }
        return watch;
    }

    /** Bytes in use once all garbage is gone. */
    public static long settledBytes() {
        for (int i = 0; i < COLLECTIONS_UNTIL_QUIET; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Most bytes in use, garbage included: the sum of the peaks of all pools. */
    public long peakBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(HeapWatch::ofHeap)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
    }

    /** Most bytes in use right after a collection: what was alive, and what the collection left lying; 0 without one. */
    public long peakAfterCollectionBytes() {
        return live.get();
    }

    @Override
    public void close() {
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            try {
                ((NotificationEmitter) collector).removeNotificationListener(listener);
            } catch (ListenerNotFoundException e) {
                throw new IllegalStateException("added on start", e);
            }
        }
    }

    private void note(Notification notification) {
        if (notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
            Map<String, MemoryUsage> after = GarbageCollectionNotificationInfo.from(
                            (CompositeData) notification.getUserData())
                    .getGcInfo()
                    .getMemoryUsageAfterGc();
            long used = HEAP_POOLS.stream()
                    .filter(after::containsKey)
                    .mapToLong(pool -> after.get(pool).getUsed())
                    .sum();
            live.accumulateAndGet(used, Math::max);
        }
    }

    private static boolean ofHeap(MemoryPoolMXBean pool) {
        return pool.getType() == MemoryType.HEAP;
    }
}
