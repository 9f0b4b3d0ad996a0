package app.assay.cgd;

import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.Spans;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds the two sections the format gives a meaning: the HITL record and the verified claims.
final class SectionParser {

  static final String RECORD = "hitl verification record";
  static final String VERIFIED = "verified claims";

  private final String text;
  private final LineIndex lines;
  private final Span body;
  private final List<Heading> headings;
  private final List<Table> tables;
  private final List<Span> fences;
  private final Exclusions exclusions;

  SectionParser(
      String text,
      LineIndex lines,
      Span body,
      List<Heading> headings,
      List<Table> tables,
      List<Span> fences,
      Exclusions exclusions) {
    this.text = text;
    this.lines = lines;
    this.body = body;
    this.headings = headings;
    this.tables = tables;
    this.fences = fences;
    this.exclusions = exclusions;
  }

  Optional<HitlRecord> record() {
    return find(RECORD)
        .map(
            heading -> {
              Span section = sectionOf(heading);
              return new HitlRecord(
                  heading, section, round("round a", section), round("round b", section));
            });
  }

  Optional<Body.Section> verifiedClaims() {
    return find(VERIFIED)
        .map(
            heading -> {
              Span section = sectionOf(heading);
              return new Body.Section(heading, section, tableIn(section));
            });
  }

  private Optional<Heading> find(String name) {
    return headings.stream()
        .filter(h -> h.level() == 2 && !exclusions.cover(h.span().start()))
        .filter(h -> h.plainText().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  private Optional<HitlRecord.RoundSection> round(String prefix, Span section) {
    for (Heading heading : headings) {
      boolean inside = section.contains(heading.span()) && heading.level() == 3;
      if (inside && heading.plainText().toLowerCase(Locale.ROOT).startsWith(prefix)) {
        Span part = new Span(heading.span().start(), nextHeading(heading, 6, section.end()));
        return Optional.of(
            new HitlRecord.RoundSection(heading, part, bullets(heading, part), tableIn(part)));
      }
    }
    return Optional.empty();
  }

  private Span sectionOf(Heading heading) {
    return new Span(heading.span().start(), nextHeading(heading, heading.level(), body.end()));
  }

  private int nextHeading(Heading heading, int maxLevel, int otherwise) {
    return headings.stream()
        .skip(heading.ordinal())
        .filter(h -> h.level() <= maxLevel)
        .map(h -> h.span().start())
        .filter(start -> start < otherwise)
        .findFirst()
        .orElse(otherwise);
  }

  private Optional<Table> tableIn(Span section) {
    return tables.stream()
        .filter(table -> section.contains(table.span()) && !exclusions.touch(table.span()))
        .findFirst();
  }

  private List<HitlRecord.Bullet> bullets(Heading heading, Span section) {
    List<HitlRecord.Bullet> bullets = new ArrayList<>();
    int last = lines.lineAt(Math.max(section.start(), section.end() - 1));
    for (int line = lines.lineAt(heading.span().end()) + 1; line <= last; line++) {
      Span content = lines.content(line);
      Span words = WhiteSpace.strip(text, content);
      boolean bullet =
          words.length() >= 2
              && "-*+".indexOf(text.charAt(words.start())) >= 0
              && WhiteSpace.is(text.charAt(words.start() + 1));
      if (bullet && !Spans.touch(fences, content)) {
        Span item = WhiteSpace.strip(text, new Span(words.start() + 1, words.end()));
        bullets.add(new HitlRecord.Bullet(content, item));
      }
    }
    return bullets;
  }
}
