package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.NoClaims;
import app.assay.cgd.Round;
import app.assay.cgd.Table;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Adds lines for claims to a record that has none for them.
record RecordAddition(CgdDocument document, HitlRecord record) {

  List<Change> add(Round round, List<RecordLine> lines) {
    Optional<HitlRecord.RoundSection> section =
        round == Round.A ? record.roundA() : record.roundB();
    if (section.isEmpty()) {
      return List.of(newRound(round, lines));
    }
    Optional<Table> table = section.get().table();
    if (table.isPresent()) {
      return List.of(rows(table.get(), lines));
    }
    List<String> written = new RecordText(document).section(round, lines);
    Optional<HitlRecord.Bullet> nothing =
        section.get().bullets().stream()
            .filter(b -> NoClaims.isBare(b.content().in(document.text())))
            .findFirst();
    if (nothing.isPresent()) {
      return List.of(
          new Change.ReplaceBody(content(nothing.get().line()), String.join(lineBreak(), written)));
    }
    return List.of(
        round == Round.A ? bullets(section.get(), lines) : below(section.get(), written));
  }

  private Change rows(Table table, List<RecordLine> lines) {
    RowText text = new RowText(document, table);
    int number = text.nextNumber();
    StringBuilder added = new StringBuilder();
    for (RecordLine line : lines) {
      var claim = document.claims().get(line.claim());
      String status = RecordText.status(line, claim, text.confirmedWord());
      added.append(lineBreak()).append(text.row(claim, status, number++));
    }
    return new Change.ReplaceBody(Span.at(table.span().end()), added.toString());
  }

  /// Bullets after the last one, with its mark; else under the heading, below what is there.
  private Change bullets(HitlRecord.RoundSection section, List<RecordLine> lines) {
    if (section.bullets().isEmpty()) {
      return below(section, new RecordText(document).bullets(lines));
    }
    HitlRecord.Bullet last = section.bullets().getLast();
    String mark = document.text().substring(last.line().start(), last.content().start());
    StringBuilder added = new StringBuilder();
    for (RecordLine line : lines) {
      added.append(lineBreak()).append(mark);
      added.append(RecordText.bullet(document.claims().get(line.claim())));
    }
    return new Change.ReplaceBody(
        Span.at(endOfItem(document, last, section.section())), added.toString());
  }

  /// The end of a list item with the indented lines that continue it.
  static int endOfItem(CgdDocument document, HitlRecord.Bullet bullet, Span section) {
    LineIndex lines = document.lines();
    int line = lines.lineAt(bullet.line().start());
    while (line + 1 < lines.count() && lines.end(line) < section.end()) {
      String next = lines.line(line + 1);
      if (WhiteSpace.isBlank(next) || WhiteSpace.indentation(next) == 0) {
        break;
      }
      line++;
    }
    return lines.content(line).end();
  }

  private Change below(HitlRecord.RoundSection section, List<String> written) {
    Span last = lastContent(section.section());
    boolean onlyHeading = last.start() <= section.heading().span().end();
    String gap = onlyHeading ? lineBreak() : lineBreak() + lineBreak();
    return new Change.ReplaceBody(Span.at(last.end()), gap + String.join(lineBreak(), written));
  }

  /// A round that the record does not have: Round A stands before Round B, Round B last.
  private Change newRound(Round round, List<RecordLine> lines) {
    List<String> written = new ArrayList<>();
    written.add(RecordText.heading(round));
    written.addAll(new RecordText(document).section(round, lines));
    String text = String.join(lineBreak(), written);
    if (round == Round.A && record.roundB().isPresent()) {
      int at = record.roundB().get().section().start();
      return new Change.ReplaceBody(Span.at(at), text + lineBreak() + lineBreak());
    }
    Span last = lastContent(record.section());
    return new Change.ReplaceBody(Span.at(last.end()), lineBreak() + lineBreak() + text);
  }

  /// The last line of a section that is neither empty nor a rule before the next one.
  private Span lastContent(Span section) {
    LineIndex lines = document.lines();
    int first = lines.lineAt(section.start());
    int line = lines.lineAt(Math.max(section.start(), section.end() - 1));
    while (line > first && isGap(lines.line(line))) {
      line--;
    }
    return lines.content(line);
  }

  private static boolean isGap(String line) {
    return WhiteSpace.isBlank(line) || WhiteSpace.strip(line).equals("---");
  }

  private Span content(Span line) {
    return WhiteSpace.strip(document.text(), line);
  }

  private String lineBreak() {
    return LineEnding.of(document.text()).characters();
  }
}
