package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgementCacheTest {

  @TempDir private Path vault;
  @TempDir private Path home;

  private final ModelDouble model = new ModelDouble().says(Asking::honest);

  private Asking asking() {
    return asking(home);
  }

  private Asking asking(Path user) {
    DocumentFile files = new DocumentFile();
    return new Asking()
        .cache(
            new JudgementCache(
                vault, new SealFile(user, files, new SplittableRandom(user.hashCode())), files));
  }

  private Answer ask(Asking asking, Question question) {
    return asking.judge(model).judge(List.of(question), () -> false).getFirst();
  }

  private Answer ask() {
    return ask(asking(), Asking.questions(1).getFirst());
  }

  private Path file() throws IOException {
    try (var files = Files.list(vault.resolve(".assay/judgements"))) {
      return files.toList().getFirst();
    }
  }

  @Test
  void whatWasDecidedIsNotAskedAgain() {
    Answer first = ask();

    Answer again =
        ask(asking().at(Asking.NOW.plus(Duration.ofDays(3))), Asking.questions(1).getFirst());

    assertThat(model.requests()).hasSize(1);
    assertThat(again).isEqualTo(((Answer.Decided) first).fromCache());
    assertThat(again.at()).isEqualTo(Asking.NOW);
    assertThat(((Answer.Decided) again).use()).isEqualTo(TokenUse.NONE);
  }

  @Test
  void anotherTextIsAskedAgain() {
    ask();

    ask(asking(), Asking.question("Lamp 0 turns.", "It is said: lamp 0 turns. Or not."));

    assertThat(model.requests()).hasSize(2);
  }

  @Test
  void moreVotesAreAskedAgain() {
    ask();

    ask(asking().votes(2), Asking.questions(1).getFirst());

    assertThat(model.requests()).hasSize(3);
  }

  @Test
  void theSameQuestionOfAnotherDocumentIsKnown() {
    ask();
    Question known = Asking.questions(1).getFirst();

    ask(
        asking(),
        new Question(
            known.gate(),
            "other.cgd.md",
            known.subject(),
            known.criteria(),
            known.evidence(),
            known.instructions()));

    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void deferredAnswersAreNotKept() {
    ModelDouble silent = new ModelDouble().then(_ -> ModelDouble.said("I would rather not."));

    asking().judge(silent).judge(Asking.questions(2), () -> false);

    assertThat(vault.resolve(".assay/judgements")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "yes,no",
    "lamp 0 turns,lamp 1 turns",
    "0.75,0.99",
    "small-1-0815,large-9",
    "2026-11-20T10,2026-11-21T10",
    "'\"input\" : 1000','\"input\" : 1'",
    "'{','{{'",
    "'}',''",
    "seal,sea1"
  })
  void aFileThatWasChangedIsAskedAgain(String from, String to) throws IOException {
    ask();
    String kept = Files.readString(file());
    assertThat(kept).contains(from);
    Files.writeString(file(), kept.replace(from, to));

    assertThat(((Answer.Decided) ask()).cached()).isFalse();
    assertThat(((Answer.Decided) ask()).cached()).isTrue();
    assertThat(model.requests()).hasSize(2);
  }

  @Test
  void aFileThatBelongsToAnotherQuestionIsAskedAgain() throws IOException {
    ask();
    String other = Files.readString(file());
    Path first = file();
    Files.delete(first);
    ask(asking(), Asking.questions(2).getLast());
    Files.writeString(file(), other);

    ask(asking(), Asking.questions(2).getLast());

    assertThat(model.requests()).hasSize(3);
  }

  @Test
  void aJudgementOfAnotherUserIsAskedAgain(@TempDir Path other) {
    ask(asking(other), Asking.questions(1).getFirst());

    assertThat(((Answer.Decided) ask()).cached()).isFalse();
    assertThat(((Answer.Decided) ask()).cached()).isTrue();
    assertThat(model.requests()).hasSize(2);
  }

  @Test
  void theSealIsMadeOnceInTheFolderOfTheUser() throws IOException {
    ask();
    String seal = Files.readString(home.resolve("judgement-seal"));
    ask(asking(), Asking.questions(2).getLast());

    assertThat(seal).matches("[0-9a-f]{64}\n");
    assertThat(home.resolve("judgement-seal")).hasContent(seal);
    assertThat(Files.readString(file())).doesNotContain(seal.strip());
  }

  @Test
  void aSealThatCannotBeReadLastsForTheRun() throws IOException {
    Files.writeString(home.resolve("judgement-seal"), "none");
    Asking run = asking();

    ask(run, Asking.questions(1).getFirst());
    Answer again = ask(run, Asking.questions(1).getFirst());

    assertThat(((Answer.Decided) again).cached()).isTrue();
    assertThat(home.resolve("judgement-seal")).hasContent("none");
  }

  @Test
  void aLinkOutOfTheVaultIsNotFollowed(@TempDir Path elsewhere) throws IOException {
    ask();
    Path kept = file();
    Path moved = elsewhere.resolve("kept.json");
    Files.move(kept, moved);
    Files.createSymbolicLink(kept, moved);
    String before = Files.readString(moved);

    assertThat(((Answer.Decided) ask()).cached()).isFalse();
    assertThat(moved).hasContent(before);
  }

  @Test
  void aFolderThatIsALinkIsNotWrittenTo(@TempDir Path elsewhere) throws IOException {
    Files.createDirectories(vault.resolve(".assay"));
    Files.createSymbolicLink(vault.resolve(".assay/judgements"), elsewhere);

    assertThat(ask()).isInstanceOf(Answer.Decided.class);
    assertThat(elsewhere).isEmptyDirectory();
  }
}
