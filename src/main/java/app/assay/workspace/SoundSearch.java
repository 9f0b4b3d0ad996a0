package app.assay.workspace;

import app.assay.finding.Finding;
import app.assay.points.check.FixTrial;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Finds out which fixes can be made together without bringing anything up. All are tried at once.
/// Where something comes up, the fixes beside it are tried once more by themselves, those of all
/// places together, each with the next fix where it was to blame. What comes up far from any fix is
/// traced by halves: of n fixes, each that brings something up there costs about two evaluations
/// for each time that n can be halved. Nothing is ever returned that was not tried as it is.
final class SoundSearch {

  private final SourceText source;
  private final Function<SourceText, List<Finding>> findings;
  private final FixTrial trial;
  private final List<SoundFixes.Held> held = new ArrayList<>();
  private final List<Finding> untried = new ArrayList<>();

  /// The places of fixes that were made and not the first of their findings.
  private final FixPlaces others = new FixPlaces();

  private TriedFixes last = new TriedFixes(List.of(), "", List.of());
  private int left;

  /// @param most how often the text may be tried
  SoundSearch(SourceText source, Function<SourceText, List<Finding>> findings, int most) {
    this.source = source;
    this.findings = findings;
    this.trial = new FixTrial(findings.apply(source));
    this.left = most;
  }

  /// What can be made of these.
  ///
  /// @param wanted first fixes, in order
  SoundFixes.Found among(List<FixTry> wanted) {
    List<FixTry> made = List.of();
    List<FixTry> waiting = wanted;
    List<FixTry> next = free(waiting, made);
    while (!next.isEmpty()) {
      made = together(made, next);
      Set<FixTry> seen = new HashSet<>(next);
      waiting = waiting.stream().filter(w -> !seen.contains(w)).toList();
      next = free(waiting, made);
    }
    return new SoundFixes.Found(edits(made), held, untried);
  }

  /// Those that overlap neither what is made nor each other.
  private static List<FixTry> free(List<FixTry> wanted, List<FixTry> made) {
    FixPlaces taken = places(made);
    return wanted.stream().filter(t -> taken.take(t.fix())).toList();
  }

  /// What is made already, with those of more that bring up nothing beside it.
  private List<FixTry> together(List<FixTry> made, List<FixTry> more) {
    List<FixTry> free = stillFree(more);
    if (free.isEmpty() || isSpent(free)) {
      return made;
    }
    List<FixTry> all = joined(made, free);
    TriedFixes tried = tried(all);
    if (tried.bringUpNothing()) {
      return all;
    }
    Set<Integer> suspects =
        tried.blames(free).stream().flatMap(b -> b.nearest().stream()).collect(Collectors.toSet());
    if (suspects.isEmpty()) {
      return halved(made, free, tried);
    }
    List<FixTry> beside = new ArrayList<>();
    List<FixTry> rest = new ArrayList<>();
    for (int i = 0; i < free.size(); i++) {
      (suspects.contains(i) ? beside : rest).add(free.get(i));
    }
    List<FixTry> now = together(made, rest);
    for (List<FixTry> layer : layers(beside)) {
      now = eachByItself(now, layer);
    }
    return now;
  }

  /// The first of each paragraph, the second of each, and so on, so that it is plain which of them
  /// brings up what comes up in a paragraph.
  private List<List<FixTry>> layers(List<FixTry> tries) {
    List<List<FixTry>> layers = new ArrayList<>();
    int paragraph = -1;
    int layer = 0;
    String blankLine = TriedFixes.blankLine(source.text());
    for (FixTry one : tries) {
      int start = source.text().lastIndexOf(blankLine, one.finding().span().start());
      layer = start == paragraph && !layers.isEmpty() ? layer + 1 : 0;
      paragraph = start;
      if (layer == layers.size()) {
        layers.add(new ArrayList<>());
      }
      layers.get(layer).add(one);
    }
    return layers;
  }

  /// With the first fix of each that brings up nothing beside it.
  private List<FixTry> eachByItself(List<FixTry> made, List<FixTry> layer) {
    List<FixTry> tries = stillFree(layer);
    while (!tries.isEmpty() && !isSpent(tries)) {
      List<FixTry> all = joined(made, tries);
      TriedFixes tried = tried(all);
      if (tried.bringUpNothing()) {
        tries.forEach(this::note);
        return all;
      }
      Map<Integer, List<SoundFixes.Brought>> guilty = new TreeMap<>();
      for (TriedFixes.Blame blame : tried.blames(tries)) {
        if (blame.nearest().size() == 1) {
          guilty
              .computeIfAbsent(blame.nearest().getFirst(), _ -> new ArrayList<>())
              .add(tried.brought(blame.finding()));
        }
      }
      if (guilty.isEmpty()) {
        return halved(made, tries, tried);
      }
      tries = replaced(made, tries, guilty);
    }
    return made;
  }

  private List<FixTry> replaced(
      List<FixTry> made, List<FixTry> tries, Map<Integer, List<SoundFixes.Brought>> guilty) {
    FixPlaces taken = places(made);
    for (int i = 0; i < tries.size(); i++) {
      if (!guilty.containsKey(i)) {
        taken.add(tries.get(i).fix());
      }
    }
    List<FixTry> replaced = new ArrayList<>();
    for (int i = 0; i < tries.size(); i++) {
      List<SoundFixes.Brought> brought = guilty.get(i);
      if (brought == null) {
        replaced.add(tries.get(i));
      } else {
        next(tries.get(i).bringing(brought), taken)
            .ifPresent(
                next -> {
                  taken.add(next.fix());
                  replaced.add(next);
                });
      }
    }
    return replaced;
  }

  /// With those of more that bring up nothing, found by halves.
  ///
  /// @param known what came of all of them, which brought something up
  private List<FixTry> halved(List<FixTry> made, List<FixTry> more, TriedFixes known) {
    if (more.size() == 1) {
      return withNext(made, more.getFirst().bringing(known.brought()));
    }
    int half = more.size() / 2;
    List<FixTry> first = half(made, more.subList(0, half));
    List<FixTry> second = more.subList(half, more.size());
    boolean whole = first.equals(joined(made, more.subList(0, half)));
    return whole ? halved(first, second, known) : half(first, second);
  }

  private List<FixTry> half(List<FixTry> made, List<FixTry> more) {
    List<FixTry> free = stillFree(more);
    if (free.isEmpty() || isSpent(free)) {
      return made;
    }
    List<FixTry> all = joined(made, free);
    TriedFixes tried = tried(all);
    if (tried.bringUpNothing()) {
      free.forEach(this::note);
      return all;
    }
    return halved(made, free, tried);
  }

  private List<FixTry> withNext(List<FixTry> made, FixTry guilty) {
    Optional<FixTry> next = next(guilty, places(made));
    return next.isEmpty() ? made : half(made, List.of(next.get()));
  }

  /// The next fix of the same finding; where there is none the finding is held.
  private Optional<FixTry> next(FixTry guilty, FixPlaces taken) {
    Optional<FixTry> next = guilty.next(taken);
    if (next.isEmpty() && !guilty.isOpen(taken)) {
      held.add(new SoundFixes.Held(guilty.finding(), guilty.brought()));
    }
    return next;
  }

  private void note(FixTry made) {
    if (made.index() > 0) {
      others.add(made.fix());
    }
  }

  private List<FixTry> stillFree(List<FixTry> tries) {
    return tries.stream().filter(t -> others.isFree(t.fix())).toList();
  }

  private boolean isSpent(List<FixTry> tries) {
    if (left == 0) {
      tries.forEach(t -> untried.add(t.finding()));
    }
    return left == 0;
  }

  private TriedFixes tried(List<FixTry> tries) {
    List<TextEdit> edits = edits(tries);
    if (!last.edits().equals(edits)) {
      left--;
      SourceText mended = source.withText(TextEdit.apply(source.text(), edits));
      last = new TriedFixes(edits, mended.text(), trial.brought(edits, findings.apply(mended)));
    }
    return last;
  }

  private static FixPlaces places(List<FixTry> tries) {
    FixPlaces places = new FixPlaces();
    tries.forEach(t -> places.add(t.fix()));
    return places;
  }

  private static List<TextEdit> edits(List<FixTry> tries) {
    return TextEdit.sorted(tries.stream().flatMap(t -> t.fix().edits().stream()).toList());
  }

  private static List<FixTry> joined(List<FixTry> made, List<FixTry> more) {
    List<FixTry> joined = new ArrayList<>(made);
    joined.addAll(more);
    return joined;
  }
}
