package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every pattern over texts of 50 kB made to wear a matcher out: its own words again and again, and
/// its words but the last. The work is counted in steps of the automaton, which no load on the
/// machine can change. Nothing else matches text but loops over its characters and tokens, which
/// DigitDateTest and LongDocumentTest pump.
class LongTextTest {

  private static final int LENGTH = 50_000;

  private static final Path DETECTORS = Path.of("src/main/java/app/assay/points");

  /// They cut lines of `assets/lexicon`, never a text.
  private static final List<Path> OWN_FILES =
      List.of(
          Path.of("lexicon/PatternCompiler.java"),
          Path.of("lexicon/Stages.java"),
          Path.of("lexicon/Verbs.java"));

  /// A cut at one character needs none.
  private static final Pattern REGULAR_EXPRESSION =
      Pattern.compile(
          "java\\.util\\.regex|\\.(matches|replaceAll|replaceFirst)\\(\\s*\""
              + "|\\.split\\(\\s*\"(?!(\\\\t|[^\\\\.|*+?()\\[{^$])\")");

  private static final Lexicon LEXICON = Lexicon.load();

  private static final int LONGEST = LEXICON.longest();

  @TestFactory
  Stream<DynamicTest> patternsStayLinear() {
    return Stream.of(Cue.values()).map(cue -> DynamicTest.dynamicTest(cue.name(), () -> pump(cue)));
  }

  private static void pump(Cue cue) {
    List<String> patterns = Lexicon.lines(cue).stream().filter(Lexicon::isPattern).toList();
    assertThat(patterns).isNotEmpty();
    for (String pattern : patterns) {
      List<String> words =
          Stream.of(pattern.trim().split(" +"))
              .filter(step -> step.length() == 1 || !step.endsWith("?"))
              .map(LongTextTest::written)
              .toList();

      assertThat(pumped(words, cue)).as(pattern).isPositive();
      if (words.size() > 1) {
        pumped(words.subList(0, words.size() - 1), cue);
      }
    }
  }

  /// Matches a text made of some words again and again; gives how many matches of a cue there are
  /// each time.
  private static long pumped(List<String> words, Cue cue) {
    String once = String.join(" ", words) + " ";
    BlockReader reader = new BlockReader(LEXICON);
    Tokens tokens = reader.read(BlockKind.PARAGRAPH, 0, once, 0).tokens();
    int count = tokens.count() * (LENGTH / once.length());
    PatternWalk walk = new PatternWalk(LEXICON);
    long[] found = new long[1];
    walk.match(new Repeated(tokens), 0, count, (c, from, to) -> found[0] += c == cue ? 1 : 0);

    assertThat(walk.steps())
        .as("steps over “%s”", once)
        .isLessThanOrEqualTo((long) count * LONGEST);
    return found[0] / (LENGTH / once.length());
  }

  private record Repeated(Tokens tokens) implements PatternWalk.Input {

    @Override
    public int word(int token) {
      return tokens.word(token % tokens.count());
    }

    @Override
    public int classes(int token) {
      return tokens.classes(token % tokens.count());
    }
  }

  /// The last way to write a step that is a token by itself, which "'re" is not.
  private static String written(String step) {
    String way =
        Stream.of(step.split("\\|"))
            .filter(w -> !w.startsWith("'") && !w.endsWith("'"))
            .reduce((first, second) -> second)
            .orElseThrow();
    if (way.startsWith("<") && way.endsWith(">")) {
      return token(way.substring(1, way.length() - 1));
    }
    return way.length() > 1 ? way.replaceAll("\\+s?$", "") : way;
  }

  private static String token(String kind) {
    return switch (kind) {
      case "gap", "word" -> "quite";
      case "cap" -> "Anna";
      case "num" -> "37";
      case "percent" -> "40%";
      case "money" -> "$40";
      case "factor" -> "3x";
      case "year" -> "2031";
      case "month" -> "March";
      case "quarter" -> "Q3";
      case "date" -> "2031-02-03";
      case "version" -> "v1.2";
      case "code" -> "`code`";
      case "link" -> "https://example.org";
      case "reference" -> "[^1]";
      case "check" -> "✓";
      case "arrow" -> "↑";
      case "star" -> "★";
      case "approx" -> "~";
      case "open" -> "(";
      case "close" -> ")";
      case "comma" -> ",";
      case "colon" -> ":";
      case "stop" -> ".";
      case "equals" -> "=";
      case "slash" -> "/";
      case "dash" -> "–";
      default -> throw new IllegalArgumentException(kind);
    };
  }

  @Test
  void noDetectorMatchesARegularExpression() throws IOException {
    List<Path> sources;
    try (Stream<Path> walk = Files.walk(DETECTORS)) {
      sources = walk.filter(file -> file.toString().endsWith(".java")).toList();
    }
    assertThat(sources).isNotEmpty();
    for (Path source : sources) {
      boolean ofItsOwnFiles = OWN_FILES.stream().anyMatch(source::endsWith);
      assertThat(ofItsOwnFiles ? "" : Files.readString(source))
          .as(source.toString())
          .doesNotContainPattern(REGULAR_EXPRESSION);
    }
  }

  @Test
  void aMatchIsTheLongestOfItsCue() {
    Lexicon lexicon = Lexicon.of(Map.of(Cue.HEDGE, List.of("may", "may well", "well <gap> fail")));
    Sentence sentence =
        new BlockReader(lexicon)
            .read(BlockKind.PARAGRAPH, 0, "It may well of course fail.", 0)
            .sentences()
            .getFirst();

    assertThat(sentence.matches())
        .containsExactly(new CueMatch(Cue.HEDGE, 1, 3), new CueMatch(Cue.HEDGE, 2, 6));
  }

  @Test
  void optionalStepsAndWaysMeetAgain() {
    Lexicon lexicon = Lexicon.of(Map.of(Cue.HEDGE, List.of("in|at the? <num>|end of")));

    assertThat(Stream.of("in the end of", "at 5 of", "in end of", "at the 7 of", "in the of"))
        .map(text -> matches(lexicon, text))
        .containsExactly(1, 1, 1, 1, 0);
  }

  @Test
  void aPatternOfNothingIsRefused() {
    assertThatThrownBy(() -> Lexicon.of(Map.of(Cue.HEDGE, List.of("the? <gap>"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("matches nothing");
  }

  private static int matches(Lexicon lexicon, String text) {
    return new BlockReader(lexicon)
        .read(BlockKind.PARAGRAPH, 0, text, 0)
        .sentences()
        .getFirst()
        .matches()
        .size();
  }
}
