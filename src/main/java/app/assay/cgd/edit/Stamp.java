package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.Header;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Brings a document's computed fields up to date and then its hash, which covers them (FS §2.5,
/// §9; rulebook C22).
public final class Stamp {

  private static final String HASH = "document-sha256";
  private static final String INGESTABLE = "rag-ingestable";
  private static final String COVERAGE = "exclusions-coverage";
  private static final String COUNT = "hitl-pending-count";
  private static final Value PENDING = Value.word("PENDING");

  private final DocumentEditor editor;

  public Stamp(DocumentEditor editor) {
    this.editor = editor;
  }

  /// What a stamp touches beside the hash.
  ///
  /// @param pendingCount also set `hitl-pending-count`, which is a person's field
  /// @param addMissing insert `rag-ingestable` where it is missing
  public record Options(boolean pendingCount, boolean addMissing) {

    /// Computed fields only, missing ones added.
    public static final Options STANDARD = new Options(false, true);

    /// Only computed fields that are there, and the hash.
    public static final Options PRESENT_ONLY = new Options(false, false);

    /// Computed fields and the pending count, as after a confirmation.
    public static final Options CONFIRMATION = new Options(true, true);
  }

  /// Stamps a document; one that is right already comes back unchanged.
  public EditResult apply(CgdDocument document, Options options) {
    return switch (editor.apply(document, fields(document, options))) {
      case EditResult.Edited computed -> hash(computed);
      case EditResult.Refused refused -> refused;
    };
  }

  private static List<Change> fields(CgdDocument document, Options options) {
    Header header = document.header();
    ComputedFields computed = document.computed();
    List<Change> changes = new ArrayList<>();
    if (options.pendingCount()) {
      changes.add(new Change.SetField(COUNT, Value.number(computed.pendingCount())));
    }
    if (options.addMissing() || header.entry(INGESTABLE).isPresent()) {
      changes.add(new Change.SetField(INGESTABLE, Value.flag(computed.ragIngestable())));
    }
    boolean blocks = !document.body().exclusions().blocks().isEmpty();
    if (blocks || header.entry(COVERAGE).isPresent()) {
      BigDecimal coverage = computed.exclusionsCoverage();
      BigDecimal written = coverage.scale() < 1 ? coverage.setScale(1) : coverage;
      changes.add(new Change.SetField(COVERAGE, new Value.Decimal(written)));
    }
    return changes;
  }

  /// The hash line is written before it is hashed, because where it stands decides what is hashed.
  private EditResult hash(EditResult.Edited computed) {
    EditResult.Edited edited = computed;
    if (!hasOneLineHash(edited.document())) {
      switch (set(edited, PENDING)) {
        case EditResult.Edited next -> edited = next;
        case EditResult.Refused refused -> {
          return refused;
        }
      }
    }
    return switch (DocumentHash.compute(edited.document().source())) {
      case HashResult.NoWindow(String message) -> new EditResult.Refused(message);
      case HashResult.Computed(String sha256) -> verified(set(edited, Value.word(sha256)), sha256);
    };
  }

  private EditResult set(EditResult.Edited edited, Value hash) {
    return switch (editor.apply(edited.document(), List.of(new Change.SetField(HASH, hash)))) {
      case EditResult.Edited next -> edited.followedBy(next);
      case EditResult.Refused refused -> refused;
    };
  }

  private static EditResult verified(EditResult result, String sha256) {
    if (!(result instanceof EditResult.Edited edited)) {
      return result;
    }
    boolean holds =
        DocumentHash.compute(edited.document().source()).equals(new HashResult.Computed(sha256))
            && edited.document().header().storedHash().equals(Optional.of(sha256));
    return holds
        ? edited
        : new EditResult.Refused(
            "The hash would cover its own line, because document-sha256 is not written as a line"
                + " of its own that begins 'document-sha256:'. Nothing was changed.");
  }

  private static boolean hasOneLineHash(CgdDocument document) {
    Optional<YamlNode> value = document.header().entry(HASH).map(YamlEntry::value);
    return value.isPresent()
        && value.get() instanceof YamlScalar scalar
        && !Layout.isBlockScalar(scalar)
        && document.lines().lineAt(document.header().entry(HASH).get().key().span().start())
            == document.lines().lineAt(scalar.span().end());
  }
}
