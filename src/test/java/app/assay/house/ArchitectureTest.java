package app.assay.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The program keeps the rules of the house; [HouseTest] proves that each of them can fail.
class ArchitectureTest {

  private static final String ROOT = "app.assay";
  private static final House HOUSE = new House(ROOT);
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  static Stream<String> rooms() {
    return House.MAY_KNOW.keySet().stream();
  }

  static Stream<ArchRule> rules() {
    return HOUSE.rules();
  }

  @Test
  void programWasSeen() {
    Set<String> seen = Set.copyOf(CLASSES.stream().map(c -> c.getPackageName()).toList());
    assertThat(seen).contains("app.assay", "app.assay.text", "app.assay.finding");
    assertThat(CLASSES).as("classes seen").hasSizeGreaterThan(15);
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void arrowsPointDown(String room) {
    HOUSE.arrowsPointDown(room).check(CLASSES);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void ruleIsKept(ArchRule rule) {
    rule.check(CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    List<String> unmarked =
        CLASSES.getPackage(ROOT).getSubpackagesInTree().stream()
            .filter(p -> !p.getClasses().isEmpty())
            .filter(p -> !p.isAnnotatedWith(NullMarked.class))
            .map(JavaPackage::getName)
            .toList();
    assertThat(CLASSES.getPackage(ROOT).isAnnotatedWith(NullMarked.class)).isTrue();
    assertThat(unmarked).isEmpty();
  }

  @Test
  void noSourceIsLongerThanFourHundredLines() throws IOException {
    assertThat(new SourceLengths(400).longer(Path.of("src", "main", "java"))).isEmpty();
  }
}
