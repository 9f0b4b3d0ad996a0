package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WHs01Test extends RuleFixtures {

  @Test
  void changedTextShowsBothHashes() throws IOException {
    assertThat(reports("fires-on-changed-text"))
        .containsExactly(
            "[0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef] The text changed"
                + " since it was stamped, or was never stamped: document-sha256 says 0123456789ab…,"
                + " the text gives e5edff12ac19….");
  }

  @Test
  void missingWindowIsNamed() throws IOException {
    assertThat(reports("fires-without-an-end"))
        .containsExactly(
            "[0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef] document-sha256"
                + " cannot be checked. No hash: the end marker `<!-- CLARITY_GATE_END -->` is"
                + " missing outside fenced code.");
  }

  private static final String FENCED =
      "# Lamp room\n\n```\n<!-- CLARITY_GATE_END -->\n```\n\nEight windows.   \n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B | reference 2.1.1, end marker not told from fenced code",
        "A | skill 2.1.0, whole file",
        "L1 | local recipe, file start to end marker, canonical",
        "L2 | local recipe, file start to the end marker's line, as written",
        "L3 | local recipe, file start to end marker, as written"
      })
  void rightTextNamesTheRecipeThatMadeTheHash(Recipe recipe, String description) {
    assertThat(messages(stamped(recipe), Optional.empty()))
        .containsExactly(
            "Right text, wrong recipe: document-sha256 was made by recipe "
                + recipe
                + " ("
                + description
                + ") and the text has not changed since. Stamp it again.");
  }

  @Test
  void hashOfTheSourceBesideSaysNothingOfThisText() {
    byte[] source = "# Lamp room\n".getBytes(StandardCharsets.UTF_8);
    CgdDocument document =
        CgdText.valid().set("document-sha256", SourceText.sha256(source)).parse();
    assertThat(messages(document, Optional.of(source)))
        .containsExactly(
            "Wrong recipe (L4): document-sha256 is the hash of the source document beside this one,"
                + " so it says nothing about this text. Stamp it again.");
  }

  @Test
  void stampedDocumentMatches() {
    CgdDocument document = stamped(Recipe.L1);
    Finding finding = findings(document, Optional.empty()).getFirst();
    String fixed = TextEdit.apply(document.text(), finding.fixes().getFirst().edits());
    assertThat(findings(CgdParser.standard().parse(SourceText.of(fixed)), Optional.empty()))
        .isEmpty();
  }

  /// A document whose hash was made by a recipe. Recipe A hashes the line of the hash as an empty
  /// one, so the hash can be put in afterwards in every recipe.
  private static CgdDocument stamped(Recipe recipe) {
    CgdText text = CgdText.valid().body(FENCED).set("document-sha256", "PENDING");
    HashResult hash = DocumentHash.compute(SourceText.of(text.text()), recipe);
    return text.set("document-sha256", ((HashResult.Computed) hash).sha256()).parse();
  }

  private static List<String> messages(CgdDocument document, Optional<byte[]> source) {
    return findings(document, source).stream().map(Finding::message).toList();
  }

  private static List<Finding> findings(CgdDocument document, Optional<byte[]> source) {
    CheckContext context = CheckContext.at(Instant.EPOCH).withFile(Optional.empty(), source);
    FindingSink sink = new FindingSink(new WHs01().rule());
    new WHs01().check(document, context, sink);
    return sink.findings();
  }
}
