package app.assay.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import app.assay.judge.prompt.PromptUse;
import app.assay.judge.prompt.Prompts;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/// What models have decided in a vault, one file for each under `.assay/judgements`, so that
/// nothing is paid for twice. A file counts only for the very question, model, prompts and votes it
/// was made for, and only with the user's seal; one that was changed, damaged or brought along is
/// as good as none.
public final class JudgementCache {

  private static final String FOLDER = "judgements";

  /// Changes when requests are put otherwise than by their prompts, such as another temperature.
  private static final String PARAMETERS = "request-1 temperature-0";

  private final AssayFolder folder;
  private final SealFile seal;
  private final DocumentFile files;

  /// @param root the vault's folder
  /// @param seal by which the files of this user are known
  public JudgementCache(Path root, SealFile seal, DocumentFile files) {
    this.folder = new AssayFolder(root);
    this.seal = seal;
    this.files = files;
  }

  /// The answer that was given before to the very same, with the time at which it was given.
  Optional<Answer.Decided> find(
      AskedModel model, Prompts prompts, PromptUse rubric, Question question) {
    String key = key(model, prompts, rubric, question);
    return folder
        .file(FOLDER, key + ".json")
        .flatMap(
            file ->
                files.read(file) instanceof ReadResult.Loaded loaded
                    ? JudgementJson.read(
                        loaded.source().text(), seal, key, question, model.by().name())
                    : Optional.empty())
        .map(Answer.Decided::fromCache);
  }

  /// Keeps an answer; one that cannot be kept is asked again some day.
  void keep(
      AskedModel model,
      Prompts prompts,
      PromptUse rubric,
      Question question,
      Answer.Decided answer) {
    String key = key(model, prompts, rubric, question);
    folder
        .fileToWrite(FOLDER, key + ".json")
        .ifPresent(file -> write(file, JudgementJson.write(seal, key, question, answer)));
  }

  private void write(Path file, String text) {
    if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
      files.create(file, SourceText.of(text));
    } else {
      files.put(file, text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /// SHA-256 of all that an answer depends on.
  private static String key(
      AskedModel model, Prompts prompts, PromptUse rubric, Question question) {
    return SourceText.sha256(
        String.join(
                "\n",
                "judgement-1",
                model.source(),
                model.by().detail(),
                PARAMETERS,
                prompts.fingerprint(rubric),
                "votes " + model.votes(),
                question.contentHash())
            .getBytes(StandardCharsets.UTF_8));
  }
}
