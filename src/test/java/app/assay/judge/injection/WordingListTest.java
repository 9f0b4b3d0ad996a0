package app.assay.judge.injection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The examples in the lists.
class WordingListTest {

  private static final InjectionScan ALL = InjectionScan.load();

  static Stream<WordingList.Entry> wordings() {
    return WordingList.LANGUAGES.stream().flatMap(name -> WordingList.load(name).stream());
  }

  static Stream<WordingList.Entry> marks() {
    return WordingList.load("marks").stream();
  }

  static Stream<Arguments> innocent() {
    return wordings().flatMap(e -> e.innocent().stream().map(Arguments::of));
  }

  @ParameterizedTest
  @MethodSource("wordings")
  void aWordingIsSeenInItsExamples(WordingList.Entry entry) {
    assertThat(entry.section()).isNotEmpty();
    assertThat(entry.examples()).isNotEmpty();
    assertThat(entry.examples()).allMatch(InjectionScan.of(entry)::speaksToJudge);
  }

  @ParameterizedTest
  @MethodSource("marks")
  void aMarkIsSeenInItsExamples(WordingList.Entry entry) {
    assertThat(entry.examples()).isNotEmpty();
    assertThat(entry.examples()).allMatch(InjectionScan.ofMarks(List.of(entry))::speaksToJudge);
  }

  @ParameterizedTest
  @MethodSource("innocent")
  void whatIsInnocentIsSilent(String sentence) {
    assertThat(ALL.scan(sentence)).isEmpty();
  }
}
