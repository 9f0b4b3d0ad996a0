package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.Check;
import app.assay.cgd.check.CommandRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A rule that a command raises is a class, an id and a page as every other ([CatalogueTest]). In
/// place of fixtures, which no evaluation could use, it has a test class of its name with tests
/// `fires…` and `isSilent…`.
class CommandCatalogueTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path TESTS = Path.of("src/test/java");

  static Stream<CommandRule> rules() {
    return FormatRules.ofCommands().stream();
  }

  @Test
  void rulesWereSeen() {
    assertThat(rules()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void noEvaluationAsksIt(CommandRule rule) {
    assertThat(rule).isNotInstanceOf(Check.class);
    assertThat(FormatRules.all()).noneMatch(check -> check.rule().equals(rule.rule()));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void hasATestThatFiresAndOneThatIsSilent(CommandRule rule)
      throws IOException, ClassNotFoundException {
    List<String> tests =
        Stream.of(testOf(rule).getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Test.class))
            .map(Method::getName)
            .toList();
    assertThat(tests).anyMatch(name -> name.startsWith("fires"));
    assertThat(tests).anyMatch(name -> name.startsWith("isSilent"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void isRaisedInOnePlaceOutsideTheCatalogue(CommandRule rule) throws IOException {
    String made = "new " + rule.getClass().getSimpleName() + "(";
    try (var files = Files.walk(SOURCES)) {
      List<Path> raisers =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.getFileName().toString().equals("CommandRules.java"))
              .filter(file -> read(file).contains(made))
              .toList();
      assertThat(raisers).as("classes that raise " + rule.rule().id()).hasSize(1);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> testOf(CommandRule rule) throws IOException, ClassNotFoundException {
    String name = rule.getClass().getSimpleName() + "Test.java";
    try (var files = Files.walk(TESTS)) {
      List<Path> found = files.filter(file -> file.getFileName().toString().equals(name)).toList();
      assertThat(found).as(name).hasSize(1);
      String path = TESTS.relativize(found.getFirst()).toString().replace('\\', '/');
      return Class.forName(path.substring(0, path.length() - 5).replace('/', '.'));
    }
  }
}
