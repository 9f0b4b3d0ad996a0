package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourceKind;
import app.assay.ui.judge.model.SourcesModel.Mood;
import app.assay.workspace.SameThreadRunner;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SourcesModelTest {

  private static final SourceDraft TICKETS =
      new SourceDraft(
          SourceKind.JIRA, "https://tickets.example.org/", "dana", SourceDraft.KEYRING, "");

  private final SampleSources desk = new SampleSources();
  private final SourcesModel model = new SourcesModel(desk, new SameThreadRunner());

  @Test
  void aSourceIsAddedAndItsTokenGoesWhereTokensAreKept() {
    model.start();
    char[] token = "secret".toCharArray();
    assertThat(model.add(TICKETS, token)).isTrue();
    assertThat(desk.tokens).containsExactly("secret");
    assertThat(token).containsOnly('\0');
    assertThat(model.chosen().map(EvidenceSource::place)).contains("tickets.example.org");
    assertThat(model.message()).isEqualTo("tickets.example.org was added. Ctrl+T tests it.");
  }

  @Test
  void whatIsNoSourceIsSaidAndTheTokenForgotten() {
    char[] token = "secret".toCharArray();
    SourceDraft plain = new SourceDraft(SourceKind.WEB, "ftp://x", "", SourceDraft.KEYRING, "");
    assertThat(model.add(plain, token)).isFalse();
    assertThat(model.mood()).isEqualTo(Mood.BAD);
    assertThat(model.message()).isNotEmpty();
    assertThat(token).containsOnly('\0');
    assertThat(desk.tokens).isEmpty();
    assertThat(model.add(TICKETS, new char[0])).isFalse();
    assertThat(model.message()).isEqualTo("Type the token; it goes to the keyring.");
  }

  @Test
  void aSourceGoesOnlyOnceThatIsSaidAgain() {
    model.add(TICKETS, "secret".toCharArray());
    model.remove();
    assertThat(desk.all).hasSize(1);
    assertThat(model.message()).startsWith("Remove tickets.example.org, and its token");
    model.keep();
    model.remove();
    model.remove();
    assertThat(desk.all).isEmpty();
    assertThat(model.sources()).isEmpty();
    assertThat(model.message()).isEqualTo("tickets.example.org was removed.");
  }

  @Test
  void aTestSaysWhetherThePlaceAnswers() {
    model.add(TICKETS, "secret".toCharArray());
    model.test();
    assertThat(model.mood()).isEqualTo(Mood.GOOD);
    assertThat(model.message()).isEqualTo("tickets.example.org answers.");
    desk.test = Optional.of("Nothing can be opened: the token is refused.");
    model.test();
    assertThat(model.mood()).isEqualTo(Mood.BAD);
    assertThat(model.message()).contains("refused");
    assertThat(model.isBusy()).isFalse();
  }

  @Test
  void aFileThatCannotBeReadIsSaid() {
    desk.trouble = Optional.of("sources.json cannot be used.");
    model.start();
    assertThat(model.trouble()).contains("sources.json cannot be used.");
  }

  @Test
  void theUsualVariableOfAKindIsOffered() {
    assertThat(SourceDraft.of(SourceKind.GITHUB).checked())
        .isInstanceOfSatisfying(
            EvidenceSource.Good.class,
            good -> assertThat(good.source().key().label()).isEqualTo("env:GITHUB_TOKEN"));
    assertThat(SourceDraft.of(SourceKind.WEB).token()).isEqualTo("none");
  }
}
