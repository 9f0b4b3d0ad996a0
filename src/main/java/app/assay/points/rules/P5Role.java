package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// A text names two people for one role of which it has one, or two offices of a board for one
/// person.
public final class P5Role implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-ROLE",
          Severity.CRITICAL,
          5,
          "Two people are named for one role",
          "Clarity Gate procedures, point 5");

  private static final WordSet OFFICES = WordLists.words("role-office");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    SpellingTold.in(document).forEach(pair -> pair.report(document, out));
    List<RoleHolder> all = RoleHolders.of(document);
    Map<String, List<RoleHolder>> byRole = new LinkedHashMap<>();
    Map<Set<String>, List<RoleHolder>> byName = new LinkedHashMap<>();
    for (RoleHolder holder : all) {
      byRole.computeIfAbsent(holder.key(), k -> new ArrayList<>()).add(holder);
      if (isOffice(holder.key()) && holder.name().full()) {
        byName.computeIfAbsent(holder.name().words(), k -> new ArrayList<>()).add(holder);
      }
    }
    boolean found = false;
    for (Map.Entry<String, List<RoleHolder>> role : byRole.entrySet()) {
      found |= ofRole(document, role.getKey(), role.getValue(), out);
    }
    if (!found) {
      byName.values().forEach(holders -> ofName(document, holders, out));
    }
  }

  /// One person holds one of them: an office of a board, the head of something.
  private static boolean isOffice(String role) {
    return OFFICES.contains(role) || isHead(role);
  }

  private static boolean isHead(String role) {
    return role.startsWith("head of ") || role.endsWith(" director");
  }

  private static boolean ofRole(
      DocumentReading document, String role, List<RoleHolder> holders, PointSink out) {
    List<RoleHolder> first = new ArrayList<>();
    List<RoleHolder> second = new ArrayList<>();
    Set<String> firstNames = new HashSet<>();
    Set<String> secondNames = new HashSet<>();
    for (RoleHolder holder : holders) {
      Set<String> words = holder.name().words();
      if (first.isEmpty() || !Collections.disjoint(firstNames, words)) {
        first.add(holder);
        firstNames.addAll(words);
      } else if (second.isEmpty() || !Collections.disjoint(secondNames, words)) {
        second.add(holder);
        secondNames.addAll(words);
      } else {
        return false;
      }
    }
    boolean differ =
        !second.isEmpty()
            && areOfOne(first, second)
            && !RoleChanges.of(document).tell(role, holders);
    if (differ) {
      report(document, first, second, out);
      report(document, second, first, out);
    }
    return differ;
  }

  /// Not two that are listed as holders of the same role, nor two of one sentence.
  private static boolean areOfOne(List<RoleHolder> first, List<RoleHolder> second) {
    boolean listed = first.stream().anyMatch(P5Role::isListed);
    boolean both = listed && second.stream().anyMatch(P5Role::isListed);
    boolean only =
        first.stream().anyMatch(RoleHolder::isOfOne)
            && second.stream().anyMatch(RoleHolder::isOfOne);
    boolean one =
        first.stream().anyMatch(RoleHolder::isOfOne)
            || second.stream().anyMatch(RoleHolder::isOfOne);
    boolean head = listed || second.stream().anyMatch(P5Role::isListed) || isFront(first);
    return !both && (only || (one && head)) && !areTogether(first, second);
  }

  /// One sentence tells of one of the first and one of the second.
  private static boolean areTogether(List<RoleHolder> first, List<RoleHolder> second) {
    Set<Sentence> told =
        first.stream().flatMap(h -> h.sentence().stream()).collect(Collectors.toSet());
    return second.stream().flatMap(h -> h.sentence().stream()).anyMatch(told::contains);
  }

  private static boolean isFront(List<RoleHolder> holders) {
    return holders.stream().anyMatch(h -> !h.isJudged());
  }

  private static boolean isListed(RoleHolder holder) {
    return holder.kind() == RoleHolder.Kind.LISTED;
  }

  /// "Ada Holm (treasurer)" and "Secretary Ada Holm", each said once or more.
  private static void ofName(DocumentReading document, List<RoleHolder> holders, PointSink out) {
    String role = holders.getFirst().key();
    List<RoleHolder> first = holders.stream().filter(h -> h.key().equals(role)).toList();
    List<RoleHolder> second = holders.stream().filter(h -> !h.key().equals(role)).toList();
    boolean one =
        second.stream().map(RoleHolder::key).distinct().count() == 1
            && isHead(second.getFirst().key()) == isHead(role);
    if (one
        && !areTogether(first, second)
        && !RoleChanges.of(document).tell(role, List.of())
        && !RoleChanges.of(document).tell(second.getFirst().key(), List.of())) {
      roles(document, first, second.getFirst(), out);
      roles(document, second, first.getFirst(), out);
    }
  }

  private static void roles(
      DocumentReading document, List<RoleHolder> here, RoleHolder other, PointSink out) {
    int line = document.line(other.place().start());
    for (RoleHolder holder : here) {
      if (holder.isJudged()) {
        out.report(
            holder.title(),
            "Line %d calls the same person the %s, here it is the %s."
                .formatted(line, RoleName.told(other.key()), RoleName.told(holder.key())),
            state(holder.title(), RoleName.told(other.key()), line));
      }
    }
  }

  private static void report(
      DocumentReading document, List<RoleHolder> here, List<RoleHolder> there, PointSink out) {
    RoleHolder other = there.getFirst();
    String name = words(document, other);
    int line = document.line(other.place().start());
    for (RoleHolder holder : here) {
      if (holder.isJudged()) {
        Fix state = state(holder.place(), name, line);
        out.report(
            holder.place(),
            "As the %s line %d names “%s”, here it is “%s”."
                .formatted(RoleName.told(holder.key()), line, name, words(document, holder)),
            here.size() == 1 && other.isJudged()
                ? List.of(
                    state,
                    new Fix(
                        "Write “%s” here too".formatted(name), new TextEdit(holder.place(), name)))
                : List.of(state));
      }
    }
  }

  private static Fix state(Span here, String other, int line) {
    return Fixes.differing(here.end(), other, line);
  }

  private static String words(DocumentReading document, RoleHolder holder) {
    return WhiteSpace.collapse(holder.place().in(document.text()));
  }
}
