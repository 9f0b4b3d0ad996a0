package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.Unchanged;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutlineTest {

  private static final Lexicon LEXICON = Lexicon.load();

  private static Outline outline(String text) {
    return Outline.of(new DocumentReader(LEXICON).read(text, new LineIndex(text), List.of()));
  }

  /// Inserts before a mark and looks around.
  private static Optional<Vicinity> inserted(String text, String before, String characters) {
    int at = text.indexOf(before);
    return outline(text).around(Unchanged.after(text.length(), at, 0, characters.length()));
  }

  @Test
  void blockOfTheEditAndThoseBesideItAreJudged() {
    String text = "one\n\ntwo\n\nthree\n\nfour\n\nfive";
    Span judged = inserted(text, "ree", "x").orElseThrow().judged();
    assertThat(judged.in("one\n\ntwo\n\nthxree\n\nfour\n\nfive"))
        .isEqualTo("two\n\nthxree\n\nfour");
  }

  @Test
  void headingsFarAboveAreReadToo() {
    String text = "# A\n\n## Old\n\nx\n\n## B\n\n" + "line\n\n".repeat(20) + "here";
    Vicinity around = inserted(text, "here", "x").orElseThrow();
    assertThat(around.above().stream().map(s -> s.in(text)).limit(2))
        .containsExactly("# A", "## B");
  }

  @Test
  void leadInOfALongListIsReadToo() {
    String text = "We expect:\n\n" + "- item\n".repeat(20) + "- here";
    Vicinity around = inserted(text, "here", "x").orElseThrow();
    assertThat(around.above().stream().map(s -> s.in(text))).containsExactly("We expect:");
  }

  @Test
  void editInsideAFenceNeedsTheWholeText() {
    assertThat(inserted("a\n\n```\ncode\n```\n\nb", "de", "x")).isEmpty();
  }

  @Test
  void largeEditNeedsTheWholeText() {
    assertThat(inserted("a\n\nb", "b", "x".repeat(100_000))).isEmpty();
  }

  @Test
  void twoEditsFarApartAreOnePart() {
    String text = "one\n\ntwo\n\nthree\n\nfour\n\nfive";
    Unchanged since = Unchanged.after(text.length(), 1, 0, 1).then(text.length(), 0, 1);
    assertThat(outline(text).around(since).orElseThrow().judged())
        .isEqualTo(new Span(0, text.length() + 2));
  }
}
