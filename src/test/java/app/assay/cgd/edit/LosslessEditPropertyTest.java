package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.edit.GeneratedDocument.Chunk;
import app.assay.cgd.edit.GeneratedDocument.Part;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Random changes of random documents: every character that no change owns stays, every value that
/// no change names stays, and those that are named are as asked.
class LosslessEditPropertyTest {

  private static final int CASES = 20_000;
  private static final List<String> TEXTS =
      List.of(
          "Maria",
          "",
          "yes",
          "12",
          "2026-07-01",
          "a: b",
          "a #b",
          "it's \"x\"",
          "🗼 🗼",
          "C:\\t",
          "a\nb\tc",
          "\u2028",
          "- x",
          "{a}",
          "tail ",
          "[x], y",
          "document-sha256: x",
          "---",
          "né e\u0301");

  private final CgdParser parser = CgdParser.standard();
  private final DocumentEditor editor = new DocumentEditor(parser);

  @Test
  void onlyWhatAChangeOwnsMoves() {
    for (int seed = 0; seed < CASES; seed++) {
      GeneratedDocument generated = new GeneratedDocument(new Random(seed));
      CgdDocument document = parser.parse(generated.source);
      Case test = new Case(generated, new Random(~seed));
      if (editor.apply(document, test.changes) instanceof EditResult.Edited edited) {
        test.check(seed, edited);
        stamp(seed, edited.document());
      } else {
        fail("seed %d: %s", seed, editor.apply(document, test.changes));
      }
    }
  }

  private void stamp(int seed, CgdDocument document) {
    EditResult result = new Stamp(editor).apply(document, Stamp.Options.PRESENT_ONLY);
    if (ComputedFields.isNewer(document.header())) {
      assertThat(result).as("seed %d", seed).isInstanceOf(EditResult.Refused.class);
      return;
    }
    if (!(result instanceof EditResult.Edited stamped)) {
      fail("seed %d: %s", seed, result);
      return;
    }
    String stored = stamped.document().header().storedHash().orElseThrow();
    assertThat(DocumentHash.compute(stamped.document().source()))
        .as("seed %d", seed)
        .isEqualTo(new HashResult.Computed(stored));
    assertThat(stamped.document().source().byteOrderMark())
        .isEqualTo(document.source().byteOrderMark());
    Set<String> moved = new HashSet<>();
    for (TextEdit edit : stamped.edits()) {
      moved.add(keyAt(document, edit.span()));
    }
    assertThat(moved)
        .as("seed %d", seed)
        .isSubsetOf("document-sha256", "rag-ingestable", "exclusions-coverage");
  }

  private static String keyAt(CgdDocument document, Span span) {
    for (YamlEntry entry : document.header().root().entries()) {
      if (entry.span().start() <= span.start() && span.end() <= entry.span().end()) {
        return entry.name();
      }
    }
    return "nothing at " + span;
  }

  /// Random changes with what they may touch and what must be so afterwards.
  private static final class Case {

    private final GeneratedDocument generated;
    private final Random random;
    private final List<Change> changes = new ArrayList<>();
    private final Map<String, String> header;
    private final List<Map<String, String>> claims = new ArrayList<>();
    private final Set<String> set = new HashSet<>();
    private final Set<String> removed = new HashSet<>();
    private final Set<Integer> gone = new HashSet<>();

    Case(GeneratedDocument generated, Random random) {
      this.generated = generated;
      this.random = random;
      this.header = new LinkedHashMap<>(generated.header);
      generated.claims.forEach(claim -> claims.add(new LinkedHashMap<>(claim)));
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        add();
      }
    }

    private void add() {
      int kind = random.nextInt(11);
      if (kind < 3) {
        setField(pick(GeneratedDocument.headerKeyNames()));
      } else if (kind == 3) {
        String key = pick(GeneratedDocument.headerKeyNames());
        changes.add(new Change.RemoveField(key));
        header.remove(key);
        removed.add("header:" + key);
      } else if (kind == 4) {
        changes.add(new Change.SetStatusLine(ClarityStatus.CLEAR, HitlStatus.REVIEWED));
        set.add("status");
      } else if (kind == 5) {
        addClaim();
      } else if (!generated.claims.isEmpty()) {
        int claim = random.nextInt(generated.claims.size());
        String key = pick(GeneratedDocument.claimKeyNames());
        set.add("claim:" + claim);
        set.add("claims");
        if (kind == 10) {
          changes.add(new Change.RemoveClaim(claim));
          gone.add(claim);
        } else if (kind == 6 && claims.get(claim).size() > 1) {
          changes.add(new Change.RemoveClaimField(claim, key));
          claims.get(claim).remove(key);
          removed.add("claim:" + claim + ":" + key);
          removed.add("claim:" + claim);
        } else {
          Value value = value();
          changes.add(new Change.SetClaimField(claim, key, value));
          claims.get(claim).put(key, value.content());
          set.add("claim:" + claim + ":" + key);
        }
      }
    }

    private void setField(String key) {
      Value value = value();
      changes.add(new Change.SetField(key, value));
      header.put(key, value.content());
      set.add("header:" + key);
    }

    private void addClaim() {
      changes.add(
          new Change.AddClaim(
              List.of(
                  new Change.Field("id", Value.word("claim-0badcafe")),
                  new Change.Field("text", Value.text("a, \"b\"")))));
      Map<String, String> said = new LinkedHashMap<>();
      said.put("id", "claim-0badcafe");
      said.put("text", "a, \"b\"");
      claims.add(said);
      set.add("header:hitl-claims");
      set.add("claims");
    }

    private Value value() {
      return switch (random.nextInt(5)) {
        case 0 -> Value.number(random.nextInt(50));
        case 1 -> Value.flag(random.nextBoolean());
        case 2 -> Value.word(pick(List.of("REVIEWED", "2026-07-01", "1e5")));
        default -> Value.text(pick(TEXTS));
      };
    }

    void check(int seed, EditResult.Edited result) {
      String text = generated.source.text();
      assertThat(TextEdit.apply(text, result.edits()))
          .as("seed %d", seed)
          .isEqualTo(result.document().text());
      assertThat(result.document().source().byteOrderMark())
          .isEqualTo(generated.source.byteOrderMark());
      for (TextEdit edit : result.edits()) {
        if (!mayTouch(edit.span())) {
          fail(
              "seed %d: %s moves characters nobody named in%n%s%n%s",
              seed, edit, changes, text.replace("\r", "<CR>"));
        }
      }
      if (set.contains("status")) {
        assertThat(result.document().text().replaceAll("\\s", ""))
            .as("seed %d", seed)
            .endsWith("ClarityGate:CLEAR|REVIEWED");
      }
      checkBreaks(seed, result.document().text());
      checkValues(seed, result.document());
    }

    /// Where all lines of the document end alike, the new ones do too.
    private void checkBreaks(int seed, String text) {
      if (generated.breaks.size() == 1) {
        assertThat(text.replace(generated.breaks.getFirst(), ""))
            .as("seed %d", seed)
            .doesNotContain("\r", "\n");
      }
    }

    /// An edit lies in characters of what is changed; a pure insertion between two chunks.
    private boolean mayTouch(Span span) {
      for (Chunk chunk : generated.chunks) {
        boolean inside =
            span.isEmpty()
                ? chunk.span().start() < span.start() && span.start() < chunk.span().end()
                : chunk.span().overlaps(span);
        if (inside && !mayTouch(chunk)) {
          return false;
        }
      }
      return true;
    }

    private boolean mayTouch(Chunk chunk) {
      String[] owner = chunk.owner().split(":", -1);
      boolean ofClaim = owner[0].equals("claim") || owner[0].equals("item");
      if (removed.contains(chunk.owner())
          || (ofClaim && gone.contains(Integer.parseInt(owner[1])))) {
        return true;
      }
      boolean ofValue = chunk.part() == Part.VALUE || chunk.part() == Part.GAP;
      return ofValue && set.contains(chunk.owner());
    }

    private void checkValues(int seed, CgdDocument document) {
      Map<String, String> found = new LinkedHashMap<>();
      List<Map<String, String>> foundClaims = new ArrayList<>();
      for (YamlEntry entry : document.header().root().entries()) {
        if (entry.value() instanceof YamlScalar scalar) {
          found.put(entry.name(), scalar.value());
        } else if (entry.value() instanceof YamlSequence list) {
          list.items().forEach(item -> foundClaims.add(said((YamlMapping) item)));
        }
      }
      found.remove("document-sha256");
      found.remove("hitl-claims");
      assertThat(found).as("seed %d", seed).isEqualTo(header);
      List<Map<String, String>> left = new ArrayList<>(claims);
      gone.stream()
          .sorted(Comparator.reverseOrder())
          .forEach(index -> left.remove(index.intValue()));
      assertThat(foundClaims).as("seed %d", seed).isEqualTo(left);
    }

    private static Map<String, String> said(YamlMapping claim) {
      Map<String, String> said = new LinkedHashMap<>();
      claim.entries().forEach(e -> said.put(e.name(), ((YamlScalar) e.value()).value()));
      return said;
    }

    private String pick(List<String> choices) {
      return choices.get(random.nextInt(choices.size()));
    }
  }
}
