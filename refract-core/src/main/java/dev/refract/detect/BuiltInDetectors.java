package dev.refract.detect;

import dev.refract.detect.annotation.AnnotationChanges;
import dev.refract.detect.crossing.CodeMoves;
import dev.refract.detect.crossing.ExtractedAndInlined;
import dev.refract.detect.crossing.SharedMethods;
import dev.refract.detect.field.EncapsulatedFields;
import dev.refract.detect.field.NamedFieldValues;
import dev.refract.detect.field.ReplacedFields;
import dev.refract.detect.folder.PackageChanges;
import dev.refract.detect.folder.SourceFolderMoves;
import dev.refract.detect.form.DiamondCreations;
import dev.refract.detect.form.NamedAnonymousClasses;
import dev.refract.detect.form.RecastCode;
import dev.refract.detect.member.MemberMoves;
import dev.refract.detect.modifier.AccessChanges;
import dev.refract.detect.modifier.ModifierChanges;
import dev.refract.detect.signature.ExceptionChanges;
import dev.refract.detect.signature.ParameterChanges;
import dev.refract.detect.signature.TypeChanges;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.test.ExtractedFixtures;
import dev.refract.detect.test.ParameterizedTests;
import dev.refract.detect.test.StatedExpectations;
import dev.refract.detect.type.DeclarationKindChanges;
import dev.refract.detect.type.DerivedTypes;
import dev.refract.detect.type.TypeMoves;
import dev.refract.detect.variable.MergesAndSplits;
import dev.refract.detect.variable.NamedExpressions;
import dev.refract.detect.variable.VariableRenames;
import dev.refract.detect.variable.VariablesAndFields;
import java.util.List;

/** All detectors, sorted by name. */
public final class BuiltInDetectors {
    /** The detectors that an analysis runs. */
    public static final List<Detector> ALL = List.of(
            new AccessChanges(),
            new AnnotationChanges(),
            new CodeMoves(),
            new DeclarationKindChanges(),
            new DerivedTypes(),
            new DiamondCreations(),
            new EncapsulatedFields(),
            new ExceptionChanges(),
            new ExtractedAndInlined(),
            new ExtractedFixtures(),
            new MemberMoves(),
            new MergesAndSplits(),
            new ModifierChanges(),
            new NamedAnonymousClasses(),
            new NamedExpressions(),
            new NamedFieldValues(),
            new PackageChanges(),
            new ParameterChanges(),
            new ParameterizedTests(),
            new RecastCode(),
            new ReplacedFields(),
            new SharedMethods(),
            new SourceFolderMoves(),
            new StatedExpectations(),
            new TypeChanges(),
            new TypeMoves(),
            new VariableRenames(),
            new VariablesAndFields());

    private BuiltInDetectors() {}
}
