package app.assay.points.lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// The courses of events in `assets/lexicon/stages.txt`, each a row of steps that cannot come in
/// another order.
public final class Stages {

  /// The place of a step in a course.
  ///
  /// @param course which course
  /// @param rank how far on, from 0
  /// @param again true for one that comes round again, which has an order only where a text tells
  ///   its steps in that order
  public record Place(int course, int rank, boolean again) {}

  /// Words for a step.
  ///
  /// @param words in lower case
  /// @param named true where they name the step by themselves, as "recruitment" does; "opened"
  ///   tells of its subject
  /// @param places where in the courses it stands; there may be several
  public record Stage(List<String> words, boolean named, List<Place> places) {

    /// True when this step comes before another in some course, and after it in none.
    public boolean precedes(Stage other) {
      return precedes(other, false);
    }

    /// True when this step, told first, comes before another told next, also in a course that comes
    /// round again.
    public boolean leadsTo(Stage other) {
      return precedes(other, true);
    }

    private boolean precedes(Stage other, boolean again) {
      boolean before = false;
      for (Place mine : places) {
        for (Place its : other.places) {
          if (mine.course == its.course && mine.rank > its.rank && !mine.again) {
            return false;
          }
          before |= mine.course == its.course && mine.rank < its.rank && (again || !mine.again);
        }
      }
      return before;
    }

    private boolean isAt(IntFunction<String> text, int at, int end) {
      for (int i = 1; i < words.size(); i++) {
        if (at + i >= end || !words.get(i).equals(text.apply(at + i))) {
          return false;
        }
      }
      return true;
    }
  }

  private static final String NAMED = "*";

  private static final String AGAIN = "<<";

  private final Map<String, List<Stage>> byFirst;

  private Stages(Map<String, List<Stage>> byFirst) {
    this.byFirst = byFirst;
  }

  /// Reads the courses.
  ///
  /// @throws IllegalStateException when the file is not in the program
  public static Stages load() {
    Map<String, List<Place>> places = new HashMap<>();
    int course = 0;
    for (String line : WordLists.lines("stages.txt")) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      boolean again = line.contains(AGAIN);
      String[] steps = line.split(again ? AGAIN : "<");
      for (int rank = 0; rank < steps.length; rank++) {
        for (String words : steps[rank].split("\\|")) {
          places
              .computeIfAbsent(words.strip(), w -> new ArrayList<>())
              .add(new Place(course, rank, again));
        }
      }
      course++;
    }
    Map<String, List<Stage>> byFirst = new HashMap<>();
    joinNamed(places);
    places.forEach(
        (written, where) -> {
          boolean named = written.startsWith(NAMED);
          List<String> words = Arrays.asList((named ? written.substring(1) : written).split(" "));
          byFirst
              .computeIfAbsent(words.getFirst(), w -> new ArrayList<>())
              .add(new Stage(words, named, List.copyOf(where)));
        });
    return new Stages(byFirst);
  }

  /// Words that name a step in one course and tell of a subject in another are read in the second
  /// way, which asks for more, in both.
  private static void joinNamed(Map<String, List<Place>> places) {
    List<String> both =
        places.keySet().stream()
            .filter(w -> w.startsWith(NAMED) && places.containsKey(w.substring(1)))
            .toList();
    for (String named : both) {
      List<Place> where = places.remove(named);
      places.computeIfAbsent(named.substring(1), w -> new ArrayList<>()).addAll(where);
    }
  }

  /// All words for steps.
  public List<Stage> all() {
    return byFirst.values().stream().flatMap(List::stream).toList();
  }

  /// The longest words for a step that begin at a place.
  ///
  /// @param words the words of a text by their place, in lower case
  /// @param at where they begin
  /// @param end after the last place to look at
  public Optional<Stage> at(IntFunction<String> words, int at, int end) {
    List<Stage> stages = byFirst.get(words.apply(at));
    if (stages == null) {
      return Optional.empty();
    }
    @Nullable Stage longest = null;
    for (Stage stage : stages) {
      boolean longer = longest == null || stage.words.size() > longest.words.size();
      if (longer && stage.isAt(words, at, end)) {
        longest = stage;
      }
    }
    return Optional.ofNullable(longest);
  }
}
