package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The contract of every rule, run over the fixtures in the folder of its name: each finding is
/// where it is expected and nowhere else; each fix removes its finding and creates none; the first
/// fix of `fires-x.md` gives exactly `fires-x.fixed.md`. Rules that no file can break implement
/// [BuiltFixtures] instead.
abstract class RuleFixtures {

  private static final Path FOLDER = Path.of("src/test/resources/rules");

  private final Check check =
      FormatRules.all().stream()
          .filter(c -> (c.getClass().getSimpleName() + "Test").equals(getClass().getSimpleName()))
          .findFirst()
          .orElseThrow(() -> new AssertionError("no rule for " + getClass().getSimpleName()));

  @TestFactory
  Stream<DynamicTest> fixtures() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    if (this instanceof BuiltFixtures built) {
      tests.add(
          DynamicTest.dynamicTest("fires-on-built", () -> run(built.firing(), firing(built))));
      tests.add(DynamicTest.dynamicTest("silent-on-built", () -> run(built.silent(), List.of())));
      return tests.stream();
    }
    try (var files = Files.list(FOLDER.resolve(check.rule().id()))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".md") && !name.endsWith(".fixed.md")) {
          tests.add(DynamicTest.dynamicTest(name.replace(".md", ""), () -> run(file)));
        }
      }
    }
    return tests.stream();
  }

  private List<String> firing(BuiltFixtures built) {
    return Stream.concat(Stream.of(check.rule().id()), built.others().stream()).sorted().toList();
  }

  private static void run(CgdDocument document, List<String> expected) {
    CheckContext context = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
    List<Finding> findings = FormatRules.validator().evaluate(document, context).findings();
    assertThat(findings.stream().map(f -> f.rule().id()).distinct().sorted().toList())
        .isEqualTo(expected);
  }

  /// What the rule under test reports of one of its fixtures: the marked characters in brackets,
  /// then the message.
  final List<String> reports(String fixture) throws IOException {
    Fixture read = Fixture.read(FOLDER.resolve(check.rule().id()).resolve(fixture + ".md"));
    return findings(read, read.text()).stream()
        .filter(f -> f.rule().equals(check.rule()))
        .map(f -> "[" + f.span().in(read.text()) + "] " + f.message())
        .toList();
  }

  private void run(Path file) throws IOException {
    Fixture fixture = Fixture.read(file);
    List<Finding> findings = findings(fixture, fixture.text());
    assertThat(describe(fixture.text(), findings)).isEqualTo(fixture.expected());
    List<Finding> mine = findings.stream().filter(f -> f.rule().equals(check.rule())).toList();
    boolean fires = file.getFileName().toString().startsWith("fires-");
    assertThat(mine.isEmpty()).as("the file name says whether the rule fires").isEqualTo(!fires);
    for (Finding finding : mine) {
      for (Fix fix : finding.fixes()) {
        mends(fixture, findings, finding, fix);
      }
    }
    Path golden = Path.of(file.toString().replace(".md", ".fixed.md"));
    if (!mine.isEmpty() && !mine.getFirst().fixes().isEmpty()) {
      String fixed = TextEdit.apply(fixture.text(), mine.getFirst().fixes().getFirst().edits());
      assertThat(golden).as("what the fix must give").exists();
      assertThat(Fixture.unstamped(fixed).replace("\r\n", "\n"))
          .isEqualTo(Files.readString(golden));
    } else {
      assertThat(golden).as("no fix, no golden file").doesNotExist();
    }
  }

  /// A fix takes its finding away and brings none, except that the hash now has to be stamped.
  private void mends(Fixture fixture, List<Finding> before, Finding finding, Fix fix) {
    List<String> expected = new ArrayList<>(before.stream().map(f -> f.rule().id()).toList());
    expected.remove(finding.rule().id());
    expected.remove("W-HS01");
    String fixed = TextEdit.apply(fixture.text(), fix.edits());
    assertThat(fixed).as(fix.title()).isNotEqualTo(fixture.text());
    List<String> after =
        new ArrayList<>(findings(fixture, fixed).stream().map(f -> f.rule().id()).toList());
    after.remove("W-HS01");
    for (String id : expected) {
      after.remove(id);
    }
    assertThat(after).as("findings that '%s' brings or leaves", fix.title()).isEmpty();
  }

  private static List<Finding> findings(Fixture fixture, String text) {
    CgdDocument document = CgdParser.standard().parse(SourceText.of(text));
    return FormatRules.validator().evaluate(document, fixture.context()).findings();
  }

  private static List<String> describe(String text, List<Finding> findings) {
    CgdDocument document = CgdParser.standard().parse(SourceText.of(text));
    return findings.stream()
        .map(f -> document.lines().position(f.span().start()).line() + " " + f.rule().id())
        .sorted()
        .toList();
  }
}
