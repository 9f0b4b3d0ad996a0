package app.assay.cgd.edit;

import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.Heading;
import app.assay.cgd.Round;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Writes the whole record where a document has none: before the end marker, between empty lines,
/// and behind a rule where the document puts rules before its sections.
final class NewRecord {

  private static final String RULE = "---";

  private final CgdDocument document;
  private final Map<Integer, RecordLine> asked;
  private final LineIndex lines;

  NewRecord(CgdDocument document, List<RecordLine> asked) {
    this.document = document;
    this.asked =
        asked.stream()
            .collect(Collectors.toMap(RecordLine::claim, Function.identity(), (a, b) -> b));
    this.lines = document.lines();
  }

  RecordPlan plan() {
    Body body = document.body();
    if (document.ending().marker().isEmpty()) {
      return new RecordPlan.Blocked("There is no end marker before which the record could stand.");
    }
    if (body.openFence().isPresent()) {
      return new RecordPlan.Blocked("A code fence is left open, so the record would be code.");
    }
    Span marker = document.ending().marker().get();
    int line = lines.lineAt(marker.start());
    if (lines.start(line) != marker.start()) {
      return new RecordPlan.Blocked("The end marker must stand at the start of its line.");
    }
    if (isExclusionOpen(body)) {
      return new RecordPlan.Blocked("An exclusion is left open, so the record would be in it.");
    }
    Change change = new Change.ReplaceBody(Span.at(marker.start()), text(line));
    return new RecordPlan.Planned(List.of(change), List.of());
  }

  private static boolean isExclusionOpen(Body body) {
    return body.exclusions().faults().stream()
        .anyMatch(fault -> fault.kind() == ExclusionFault.Kind.UNCLOSED);
  }

  private String text(int markerLine) {
    List<String> written = new ArrayList<>();
    String before = contentBefore(markerLine);
    boolean emptyLine = markerLine == 0 || WhiteSpace.isBlank(lines.line(markerLine - 1));
    if (!emptyLine) {
      written.add("");
    }
    if (!before.equals(RULE) && usesRules()) {
      written.add(RULE);
      written.add("");
    }
    written.add(RecordText.HEADING);
    for (Round round : Round.values()) {
      List<RecordLine> ofRound = linesOf(round);
      if (!ofRound.isEmpty()) {
        written.add("");
        written.add(RecordText.heading(round));
        written.addAll(new RecordText(document).section(round, ofRound));
      }
    }
    written.add("");
    String lineBreak = LineEnding.of(document.text()).characters();
    return String.join(lineBreak, written) + lineBreak;
  }

  private List<RecordLine> linesOf(Round round) {
    List<RecordLine> ofRound = new ArrayList<>();
    for (Claim claim : document.claims()) {
      if (RecordMatch.roundOf(claim) == round) {
        ofRound.add(asked.getOrDefault(claim.index(), RecordLine.of(claim.index())));
      }
    }
    return ofRound;
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
