package app.assay.ui;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Rubric;
import app.assay.judge.Question;
import app.assay.ui.batch.model.BatchSource;
import app.assay.ui.judge.AskCard;
import app.assay.ui.judge.PersonView;
import app.assay.ui.judge.model.Estimates;
import app.assay.ui.judge.model.OpenQuestion;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.judge.model.VaultDesk;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Asking about candidates: what it costs before a model is asked, and the form in which a person
/// answers.
final class CandidateQuestions {

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Frame frame;

  CandidateQuestions(Models models, Frame frame) {
    this.models = models;
    this.frame = frame;
  }

  /// Runs the gate; where it asks a model, only after the user knows what that costs at least.
  void consent(Path root, Path file, BatchSource source, Runnable run) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.estimate"),
            progress -> estimate(root, source),
            (Outcome<Estimates.Sum> outcome) -> {
              if (!(outcome instanceof Outcome.Done<Estimates.Sum>(Estimates.Sum sum))
                  || sum.calls() == 0) {
                run.run();
                return;
              }
              frame
                  .overlay()
                  .show(
                      new AskCard(
                          String.valueOf(file.getFileName()),
                          sum,
                          () -> {
                            frame.overlay().close();
                            run.run();
                          },
                          frame.overlay()::close));
            });
  }

  private Estimates.Sum estimate(Path root, BatchSource source) {
    List<Question> questions = new ArrayList<>();
    if (source.read() instanceof BatchReading.Loaded(Batch batch, String _)) {
      for (Candidate candidate : batch.candidates()) {
        for (Rubric rubric : List.of(Rubric.EVIDENCE, Rubric.NOVELTY, Rubric.DERIVABILITY)) {
          questions.add(
              rubric.ask(batch.name() + " " + candidate.id(), Proposal.of(candidate), List.of()));
        }
      }
    }
    return new Estimates(models.judging.judges(root)).of(questions);
  }

  /// Lets a person answer what was asked of a candidate.
  void answer(Path root, List<String> ids, Runnable back) {
    VaultDesk desk =
        new VaultDesk(
            root, () -> models.judging.judges(root), models.outside.clock(), ReviewScreens.PROGRAM);
    models
        .outside
        .runner()
        .submit(
            texts.get("task.questions"),
            progress -> desk.open(ids),
            (Outcome<List<OpenQuestion>> outcome) -> {
              if (outcome instanceof Outcome.Done<List<OpenQuestion>>(List<OpenQuestion> open)
                  && !open.isEmpty()) {
                person(desk, open, back);
              } else {
                models.announcer.say(texts.get("questions.none"));
              }
            });
  }

  private void person(VaultDesk desk, List<OpenQuestion> open, Runnable back) {
    PersonModel model =
        new PersonModel(
            open,
            models.judging::form,
            desk,
            models.outside.runner(),
            models.preferences::reviewer,
            models.outside.clock());
    frame.cover(
        new PersonView(
            model,
            new SaidWords(models.outside.clock().instant()),
            () -> {
              models.judging.questions().refresh();
              back.run();
            }));
  }
}
