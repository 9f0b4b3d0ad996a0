package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.Sentence;
import app.assay.text.LineIndex;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClausesTest {

  @Test
  void colonEndsAClauseButNotWithinANote() {
    assertThat(first("The pump stood still: it was dry.")).isEqualTo("The pump stood still");
    assertThat(first("The pump [source: the log] stood still; it was dry."))
        .isEqualTo("The pump [source: the log] stood still");
  }

  private static String first(String text) {
    Sentence sentence =
        new DocumentReader(Lexicon.load())
            .read(text, new LineIndex(text), List.of())
            .blocks()
            .getFirst()
            .reading()
            .sentences()
            .getFirst();
    int to = Clauses.to(sentence, sentence.from());
    return sentence.tokens().span(sentence.from(), to).in(sentence.tokens().text());
  }
}
