package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A text gives itself one version and lists a later one, or one version has two dates.
public final class P5Version implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-VERSION",
          Severity.CRITICAL,
          5,
          "Two places differ on a version or its date",
          "Clarity Gate procedures, point 5");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    if (document.blocks().isEmpty()) {
      return;
    }
    List<VersionDates.Told> all = VersionDates.of(document);
    Map<List<Integer>, List<VersionDates.Told>> firsts = firsts(all);
    Map<Span, VersionDates.Told> other = new LinkedHashMap<>();
    for (VersionDates.Told told : all) {
      firsts.getOrDefault(told.version(), List.of()).stream()
          .filter(t -> t.contradicts(told))
          .findFirst()
          .ifPresent(t -> other.put(told.place(), t));
    }
    for (VersionDates.Told told : all) {
      Optional<VersionDates.Told> there = Optional.ofNullable(other.get(told.place()));
      there.ifPresent(t -> dates(document, told, t, out));
    }
    Optional<VersionDates.Told> own = all.stream().filter(VersionDates.Told::isOwn).findFirst();
    if (own.isPresent()) {
      newest(document, all, own.get(), out);
      said(document, own.get(), out);
    }
  }

  /// Of each version the first place that gives it a day; front matter is one of its own, for it
  /// does not contradict all that another place does.
  private static Map<List<Integer>, List<VersionDates.Told>> firsts(List<VersionDates.Told> all) {
    Map<List<Integer>, List<VersionDates.Told>> firsts = new HashMap<>();
    Set<Day> seen = new HashSet<>();
    for (VersionDates.Told told : all) {
      boolean front = told.kind() == VersionDates.Kind.FRONT;
      if (told.date().isPresent() && seen.add(new Day(told.version(), told.date().get(), front))) {
        firsts.computeIfAbsent(told.version(), v -> new ArrayList<>(2)).add(told);
      }
    }
    return firsts;
  }

  /// A day that a version has in front matter or elsewhere.
  private record Day(List<Integer> version, CalendarDate date, boolean front) {}

  private static void dates(
      DocumentReading document, VersionDates.Told here, VersionDates.Told there, PointSink out) {
    if (here.kind() == VersionDates.Kind.LISTED || here.kind() == VersionDates.Kind.HEAD) {
      int line = document.line(there.place().start());
      String date = there.date().orElseThrow().earliest().toString();
      out.report(
          here.place(),
          "Line %d dates version %s to %s, here it is %s."
              .formatted(line, here.name(), date, words(document, here.place())),
          state(here.place(), date, line));
    }
  }

  /// The newest version of the history is later than the document's own and no later than its day.
  private static void newest(
      DocumentReading document, List<VersionDates.Told> all, VersionDates.Told own, PointSink out) {
    Optional<VersionDates.Told> newest =
        all.stream()
            .filter(t -> !t.isOwn() && t.isLike(own))
            .max((a, b) -> Versions.compare(a.version(), b.version()));
    boolean lists = all.stream().anyMatch(t -> !t.isOwn() && t.version().equals(own.version()));
    if (newest.isEmpty()
        || own.date().isEmpty()
        || Versions.compare(newest.get().version(), own.version()) <= 0) {
      return;
    }
    boolean sameDay = newest.get().date().equals(own.date());
    boolean by = lists && !newest.get().date().orElseThrow().isAfter(own.date().get());
    Span place = VersionDates.versionPlace(document, newest.get().place(), newest.get().name());
    if ((sameDay || by) && !VersionDates.isTold(document, place)) {
      int line = document.line(own.place().start());
      out.report(
          place,
          "Line %d says that this is version %s, here version %s is listed."
              .formatted(line, own.name(), newest.get().name()),
          state(place, own.name(), line));
    }
  }

  /// "This document, version 1.3 of the plan", where it is version 1.4.
  private static void said(DocumentReading document, VersionDates.Told own, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          for (int i = sentence.from() + 2; i < sentence.to(); i++) {
            if (saysOwn(sentence, i)) {
              said(document, own, block, sentence, i, out);
            }
          }
        }
      }
    }
  }

  private static void said(
      DocumentReading document,
      VersionDates.Told own,
      PlacedBlock block,
      Sentence sentence,
      int number,
      PointSink out) {
    Tokens tokens = sentence.tokens();
    Optional<List<Integer>> version = Versions.numbered(tokens.text(number));
    if (version.isPresent()
        && Versions.compare(version.get(), own.version()) != 0
        && !sentence.hasAny(Cue.DISCREPANCY, Cue.WILL, Cue.PLAN, Cue.HYPOTHETICAL)) {
      int line = document.line(own.place().start());
      Span place = block.place(tokens.span(number - 1, number + 1));
      out.report(
          place,
          "Line %d says that this is version %s, here it is %s."
              .formatted(line, own.name(), tokens.text(number)),
          state(place, own.name(), line));
    }
  }

  /// "This handbook, version 1.3", "version 1.3 of this handbook", "this is version 1.3".
  private static boolean saysOwn(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int word = number - 1;
    if (!tokens.isWord(word, "version")
        && !tokens.isWord(word, "revision")
        && !tokens.isWord(word, "edition")) {
      return false;
    }
    if (!VersionDates.isNumber(tokens.text(number))
        || tokens.isOneOf(word - 1, VersionDates.OTHER)) {
      return false;
    }
    boolean before =
        tokens.is(word - 1, ',')
            && tokens.isOneOf(word - 2, RoleName.DOCUMENTS)
            && tokens.isWord(word - 3, "this");
    boolean behind =
        tokens.isWord(number + 1, "of")
            && tokens.isWord(number + 2, "this")
            && tokens.isOneOf(number + 3, RoleName.DOCUMENTS);
    boolean is =
        word - 2 == sentence.from()
            && tokens.isWord(word - 2, "this")
            && tokens.isWord(word - 1, "is");
    return before || behind || is;
  }

  private static Fix state(Span here, String other, int line) {
    return new Fix(
        "State the discrepancy",
        TextEdit.insert(here.end(), " [differs from “%s” in line %d]".formatted(other, line)));
  }

  private static String words(DocumentReading document, Span place) {
    return WhiteSpace.collapse(place.in(document.text()));
  }
}
