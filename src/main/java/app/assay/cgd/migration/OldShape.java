package app.assay.cgd.migration;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Ending;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Gives a document the names and the end marker of format 2: renamed keys keep their line, their
/// quotes and their comments.
final class OldShape {

  /// Keys of format 1.0 and what they are called since 2.0.
  private static final Map<String, String> NAMES = names();

  private final CgdDocument document;
  private final List<TextEdit> edits = new ArrayList<>();
  private final List<String> steps = new ArrayList<>();

  OldShape(CgdDocument document) {
    this.document = document;
  }

  private static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("verified-date", "processed-date");
    names.put("verified-by", "processed-by");
    return names;
  }

  /// Why the document cannot have the shape, a sentence; empty where it can.
  Optional<String> objection() {
    for (Map.Entry<String, String> name : NAMES.entrySet()) {
      boolean old = document.header().entry(name.getKey()).isPresent();
      if (old && document.header().entry(name.getValue()).isPresent()) {
        return Optional.of(
            "Both %s and %s are there; remove the one that does not hold."
                .formatted(name.getKey(), name.getValue()));
      }
    }
    boolean marked = document.ending().marker().isPresent();
    if (!marked && document.ending().firstAnywhere().isPresent()) {
      return Optional.of("The end marker stands in fenced code, where it does not count.");
    }
    return !marked && document.body().openFence().isPresent()
        ? Optional.of("A code fence is left open, so an end marker would be code.")
        : Optional.empty();
  }

  /// The document in the shape of format 2; to be asked only where there is no objection.
  EditResult.Edited edited(CgdParser parser) {
    NAMES.forEach(this::rename);
    if (document.ending().marker().isEmpty()) {
      end();
    }
    List<TextEdit> sorted = TextEdit.sorted(edits);
    String changed = TextEdit.apply(document.text(), sorted);
    return sorted.isEmpty()
        ? EditResult.Edited.unchanged(document)
        : new EditResult.Edited(
            document, parser.parse(document.source().withText(changed)), sorted);
  }

  /// What was done, a few words each.
  List<String> steps() {
    return steps;
  }

  private void rename(String old, String now) {
    Optional<YamlEntry> entry = document.header().entry(old);
    if (entry.isPresent()) {
      Span key = entry.get().key().span();
      String written = key.in(document.text());
      edits.add(new TextEdit(key, written.replace(old, now)));
      steps.add("%s is called %s".formatted(old, now));
    }
  }

  /// Format 1.1 ends in the status line alone, format 1.0 in its summary.
  private void end() {
    String text = document.text();
    LineIndex lines = document.lines();
    int last = lines.count() - 1;
    while (last > 0 && WhiteSpace.isBlank(lines.line(last))) {
      last--;
    }
    String lineBreak = LineEnding.of(text).characters();
    Span line = lines.content(last);
    if (line.in(text).startsWith("Clarity Gate:")) {
      edits.add(TextEdit.insert(line.start(), Ending.MARKER + lineBreak));
    } else {
      edits.add(
          new TextEdit(
              new Span(line.end(), text.length()),
              lineBreak + lineBreak + Ending.MARKER + lineBreak));
    }
    steps.add("end marker added");
  }
}
