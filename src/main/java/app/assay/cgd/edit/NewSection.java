package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.Heading;
import app.assay.cgd.HitlRecord;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A place for a section that the document does not have: between empty lines, and behind a rule
/// where the document puts rules before its sections.
public final class NewSection {

  private static final String RULE = "---";

  private final CgdDocument document;
  private final Optional<HitlRecord> record;
  private final LineIndex lines;

  private NewSection(CgdDocument document, Optional<HitlRecord> record) {
    this.document = document;
    this.record = record;
    this.lines = document.lines();
  }

  /// Right before the end marker.
  public static NewSection last(CgdDocument document) {
    return new NewSection(document, Optional.empty());
  }

  /// Right before the HITL record, or before the end marker where there is none.
  public static NewSection beforeRecord(CgdDocument document) {
    return new NewSection(document, document.body().record());
  }

  /// Why no section can stand here, a sentence that calls it by its name; empty where it can.
  public Optional<String> objection(String name) {
    if (record.isPresent()) {
      return Optional.empty();
    }
    if (document.ending().marker().isEmpty()) {
      return Optional.of("There is no end marker before which %s could stand.".formatted(name));
    }
    if (document.body().openFence().isPresent()) {
      return Optional.of("A code fence is left open, so %s would be code.".formatted(name));
    }
    int marker = document.ending().marker().get().start();
    if (lines.start(lines.lineAt(marker)) != marker) {
      return Optional.of("The end marker must stand at the start of its line.");
    }
    return isExclusionOpen()
        ? Optional.of("An exclusion is left open, so %s would be in it.".formatted(name))
        : Optional.empty();
  }

  private boolean isExclusionOpen() {
    return document.body().exclusions().faults().stream()
        .anyMatch(fault -> fault.kind() == ExclusionFault.Kind.UNCLOSED);
  }

  /// Writes the section; to be asked only where there is no objection.
  ///
  /// @param section its lines, the heading first
  public Change insert(List<String> section) {
    int at =
        record
            .map(it -> it.heading().span().start())
            .orElseGet(() -> document.ending().marker().map(Span::start).orElseThrow());
    int line = lines.lineAt(at);
    List<String> written = new ArrayList<>();
    if (line > 0 && !WhiteSpace.isBlank(lines.line(line - 1))) {
      written.add("");
    }
    boolean ruleBefore = contentBefore(line).equals(RULE);
    if (!ruleBefore && usesRules()) {
      written.add(RULE);
      written.add("");
    }
    written.addAll(section);
    written.add("");
    if (record.isPresent() && ruleBefore) {
      written.add(RULE);
      written.add("");
    }
    String lineBreak = LineEnding.of(document.text()).characters();
    return new Change.ReplaceBody(Span.at(at), String.join(lineBreak, written) + lineBreak);
  }

  /// True when at least half of the sections stand behind a rule.
  private boolean usesRules() {
    List<Heading> sections =
        document.body().headings().stream().filter(heading -> heading.level() == 2).toList();
    long ruled =
        sections.stream()
            .filter(h -> contentBefore(lines.lineAt(h.span().start())).equals(RULE))
            .count();
    return ruled > 0 && ruled * 2 >= sections.size();
  }

  /// The last line with text before a line of the body, without the blanks around it.
  private String contentBefore(int line) {
    int first = lines.lineAt(document.body().span().start());
    for (int before = line - 1; before >= first; before--) {
      if (!WhiteSpace.isBlank(lines.line(before))) {
        return WhiteSpace.strip(lines.line(before));
      }
    }
    return "";
  }
}
