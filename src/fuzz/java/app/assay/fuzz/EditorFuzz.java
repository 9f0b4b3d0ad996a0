package app.assay.fuzz;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Set;

/// Edits of any document: what is edited lies in the place that the change owns, every other
/// character stays, and a second stamp changes nothing.
public final class EditorFuzz {

  private static final CpuTime TIME = new CpuTime();
  private static final DocumentEditor EDITOR = DocumentEditor.standard();
  private static final Set<String> STAMPED =
      Set.of("document-sha256", "rag-ingestable", "exclusions-coverage");

  private EditorFuzz() {}

  /// Called by the fuzzer with each input; its last byte chooses the key that is changed.
  public static void fuzzerTestOneInput(byte[] input) {
    if (!(SourceText.decode(input) instanceof SourceText.Decoded.Ok(SourceText source))) {
      return;
    }
    CgdDocument document = CgdParser.standard().parse(source);
    List<YamlEntry> entries = document.header().root().entries();
    if (!entries.isEmpty()) {
      set(document, entries.get((input[input.length - 1] & 0xFF) % entries.size()).name());
    }
    stamp(document);
    claims(document);
  }

  private static void set(CgdDocument document, String key) {
    EditResult result =
        TIME.within(
            "setting " + key,
            () ->
                EDITOR.apply(
                    document, List.of(new Change.SetField(key, Value.text("né: \"x\" #1")))));
    if (result instanceof EditResult.Edited edited) {
      owned(document, edited, Set.of(key));
      String read =
          edited.document().header().root().entries().stream()
              .filter(entry -> entry.name().equals(key))
              .map(entry -> entry.value().span().in(edited.document().text()))
              .findFirst()
              .orElseThrow();
      demand(read.contains("x"), "the value of " + key + " reads back as " + read);
    }
  }

  private static void stamp(CgdDocument document) {
    EditResult result =
        TIME.within(
            "stamping", () -> new Stamp(EDITOR).apply(document, Stamp.Options.PRESENT_ONLY));
    if (result instanceof EditResult.Edited stamped) {
      owned(document, stamped, STAMPED);
      EditResult again = new Stamp(EDITOR).apply(stamped.document(), Stamp.Options.PRESENT_ONLY);
      demand(
          again instanceof EditResult.Edited same && same.edits().isEmpty(),
          "a second stamp changes: " + again);
    }
  }

  private static void claims(CgdDocument document) {
    if (document.claims().isEmpty()) {
      return;
    }
    EditResult result =
        TIME.within(
            "confirming",
            () ->
                EDITOR.apply(
                    document,
                    List.of(new Change.SetClaimField(0, "confirmed-by", Value.text("Ida Berg")))));
    if (result instanceof EditResult.Edited edited) {
      owned(document, edited, Set.of("hitl-claims"));
      demand(
          edited.document().claims().size() == document.claims().size(),
          "the number of claims changed");
    }
  }

  private static void owned(CgdDocument document, EditResult.Edited edited, Set<String> keys) {
    demand(
        TextEdit.apply(document.text(), edited.edits()).equals(edited.document().text()),
        "the edits do not lead from one text to the other");
    for (TextEdit edit : edited.edits()) {
      demand(
          isNewKey(document, edit, keys)
              || document.header().root().entries().stream()
                  .filter(entry -> keys.contains(entry.name()))
                  .anyMatch(entry -> holds(document.lines(), entry.span(), edit.span())),
          "%s of %s is foreign to %s".formatted(edit, document.text(), keys));
    }
  }

  /// A key that was not there is inserted on a line of its own in the front matter.
  private static boolean isNewKey(CgdDocument document, TextEdit edit, Set<String> keys) {
    int at = edit.span().start();
    LineIndex lines = document.lines();
    return edit.span().length() == 0
        && new LineIndex(edit.replacement()).content(0).length() < edit.replacement().length()
        && keys.stream().anyMatch(key -> edit.replacement().strip().startsWith(key + ":"))
        && (at == lines.end(0)
            || document.header().root().entries().stream()
                .anyMatch(entry -> at <= lineAfter(lines, entry.span().end())))
        && at == lines.start(lines.lineAt(at));
  }

  /// What is inserted for a key may stand on the lines right behind its last value.
  private static boolean holds(LineIndex lines, Span entry, Span edit) {
    return entry.start() <= edit.start() && edit.end() <= lineAfter(lines, entry.end());
  }

  private static int lineAfter(LineIndex lines, int at) {
    return lines.end(lines.lineAt(at));
  }

  private static void demand(boolean met, String otherwise) {
    if (!met) {
      throw new IllegalStateException(otherwise);
    }
  }
}
