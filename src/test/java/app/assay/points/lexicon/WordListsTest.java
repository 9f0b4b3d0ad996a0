package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReader;
import app.assay.points.reading.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The sets of words, their examples, and that detectors take their words from nowhere else.
class WordListsTest {

  private static final BlockReader READER = new BlockReader(Lexicon.load());

  private static final Path SETS = Path.of("assets/lexicon/sets");

  private static final Path DETECTORS = Path.of("src/main/java/app/assay/points");

  private static final Pattern ASKED = Pattern.compile("WordLists\\.words\\(\\s*\"([^\"]+)\"");

  private static final Pattern FAMILY = Pattern.compile("WordLists\\.family\\(\\s*\"([^\"]+)\"");

  private static final Pattern LITERAL = Pattern.compile("\\b(WordSet|Set)\\.of\\(\\s*\"");

  @TestFactory
  Stream<DynamicTest> examplesHoldTrue() {
    return all().stream().flatMap(WordListsTest::examples);
  }

  private static Stream<DynamicTest> examples(WrittenSet set) {
    return set.examples().stream()
        .map(line -> DynamicTest.dynamicTest(set.name() + " " + line, () -> check(set, line)));
  }

  private static void check(WrittenSet set, String line) {
    assertThat(holds(WordLists.words(set.name()), line.substring(2)))
        .as("%s: %s", set.name(), line)
        .isEqualTo(line.startsWith("+"));
  }

  /// True when a text has a word of a set, or an entry of several words as a whole.
  private static boolean holds(WordSet set, String text) {
    Tokens tokens = READER.read(BlockKind.PARAGRAPH, 0, text, 0).tokens();
    for (int i = 0; i < tokens.count(); i++) {
      if (set.has(tokens.text(i)) || set.has(tokens.lower(i))) {
        return true;
      }
    }
    String blanks = " " + text.toLowerCase(Locale.ROOT) + " ";
    return set.stream().anyMatch(word -> word.contains(" ") && blanks.contains(" " + word + " "));
  }

  @TestFactory
  Stream<DynamicTest> everySetSaysWhatItIsForAndShowsAWordInItAndOneThatIsNot() {
    return all().stream()
        .map(set -> DynamicTest.dynamicTest(set.name(), () -> assertThat(set.missing()).isEmpty()));
  }

  @Test
  void noWordStandsTwiceInASet() {
    assertThat(all())
        .allSatisfy(set -> assertThat(set.words()).as(set.name()).doesNotHaveDuplicates());
  }

  @Test
  void noTwoSetsHoldTheSameWords() {
    Map<Set<String>, String> known = new HashMap<>();
    for (WrittenSet set : all()) {
      assertThat(known.put(Set.copyOf(set.words()), set.name())).as(set.name()).isNull();
    }
  }

  @Test
  void everyNameThatADetectorAsksForIsThereAndNoSetIsLeftOver() throws IOException {
    Set<String> asked = new HashSet<>();
    for (String source : sources()) {
      find(ASKED, source).map(found -> found.group(1)).forEach(asked::add);
      find(FAMILY, source)
          .flatMap(found -> all().stream().filter(s -> s.name().startsWith(found.group(1))))
          .forEach(set -> asked.add(set.name()));
    }
    assertThat(asked)
        .containsExactlyInAnyOrderElementsOf(all().stream().map(WrittenSet::name).toList());
  }

  @Test
  void noListOfWordsStandsInTheDetectors() throws IOException {
    assertThat(sources()).isNotEmpty().noneMatch(source -> LITERAL.matcher(source).find());
  }

  @Test
  void everyFileIsRead() throws IOException {
    try (Stream<Path> files = Files.list(SETS)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              WordLists.FILES.stream().map(file -> file + ".txt").toList());
    }
  }

  @Test
  void anUnderscoreIsABlank() {
    assertThat(WordLists.words("grades")).contains("very good");
  }

  @Test
  void setsOfAFamilyGoByTheRestOfTheirNames() {
    assertThat(WordLists.family("same-").get("lorries")).containsExactly("lorry", "truck");
  }

  @Test
  void aNameThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> WordLists.words("nonesuch"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nonesuch");
    assertThatThrownBy(() -> WordLists.family("nonesuch-"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Stream<MatchResult> find(Pattern pattern, String source) {
    return pattern.matcher(source).results();
  }

  private static List<String> sources() throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(DETECTORS)) {
      files = walk.filter(file -> file.toString().endsWith(".java")).toList();
    }
    List<String> sources = new ArrayList<>();
    for (Path file : files) {
      sources.add(Files.readString(file));
    }
    return sources;
  }

  private static List<WrittenSet> all() {
    return WordLists.FILES.stream()
        .flatMap(file -> WrittenSet.in(WordLists.lines("sets/" + file + ".txt")).stream())
        .toList();
  }
}
