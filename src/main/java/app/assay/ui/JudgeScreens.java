package app.assay.ui;

import app.assay.cgd.CgdParser;
import app.assay.hitl.opinion.ClaimQuestion;
import app.assay.hitl.opinion.ClaimQuestions;
import app.assay.judge.Question;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.text.SourceText;
import app.assay.ui.action.Actions;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.judge.AskCard;
import app.assay.ui.judge.JudgesView;
import app.assay.ui.judge.PersonView;
import app.assay.ui.judge.QuestionsView;
import app.assay.ui.judge.SourcesView;
import app.assay.ui.judge.model.Estimates;
import app.assay.ui.judge.model.GatesModel;
import app.assay.ui.judge.model.Heard;
import app.assay.ui.judge.model.OpenQuestion;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.QuestionsModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.judge.model.SourcesModel;
import app.assay.ui.judge.model.VaultDesk;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.Texts;
import app.assay.workspace.JudgeRun;
import app.assay.workspace.Judges;
import app.assay.workspace.Outcome;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The ways to the screens of the judges: their settings, the open questions, the form in which a
/// person answers, and asking about the document in front.
final class JudgeScreens {

  private final Texts texts = new Texts("judge");
  private final Models models;
  private final Judging judging;
  private final Frame frame;
  private final Reviews reviews;
  private final Navigation navigation;

  JudgeScreens(Models models, Frame frame, Reviews reviews, Navigation navigation) {
    this.models = models;
    this.judging = models.judging;
    this.frame = frame;
    this.reviews = reviews;
    this.navigation = navigation;
  }

  void addTo(Actions actions) {
    BooleanSupplier vault = () -> root().isPresent();
    actions
        .add("view.questions", "Alt+4", vault, this::questions)
        .add("review.judge", "Ctrl+Shift+J", () -> front().isPresent(), this::ask)
        .add("app.judges", "", this::judges)
        .add("app.sources", "", this::sources);
  }

  private Optional<Path> root() {
    return models.vault.vault().map(Vault::root);
  }

  /// The document in front, when it lies in the vault.
  private Optional<OpenDocument> front() {
    return models
        .documents
        .active()
        .filter(d -> root().filter(root -> d.path().startsWith(root)).isPresent());
  }

  private void judges() {
    frame.cover(
        new JudgesView(
            new ProfilesModel(judging.profiles(), judging.desk(), models.outside.runner()),
            new GatesModel(
                root().map(root -> new PolicyFile(root, models.files)), models.outside.runner()),
            this::leave));
  }

  private void sources() {
    frame.cover(
        new SourcesView(new SourcesModel(judging.sources(), models.outside.runner()), this::leave));
  }

  private VaultDesk desk(Path root) {
    return new VaultDesk(
        root, () -> judging.judges(root), models.outside.clock(), ReviewScreens.PROGRAM);
  }

  private void questions() {
    root().ifPresent(root -> questions(root, Optional.empty()));
  }

  private void questions(Path root, Optional<String> at) {
    VaultDesk desk = desk(root);
    QuestionsModel model = new QuestionsModel(desk, models.outside.runner());
    frame.cover(
        new QuestionsView(
            model,
            new QuestionsView.Uses(
                row -> answer(root, desk, model.rows(), row),
                row -> source(root, row),
                models.outside.clock()::instant,
                this::leave,
                judging.questions()::refresh,
                judging),
            at));
  }

  /// Opens the form, after asking once who answers.
  private void answer(Path root, VaultDesk desk, List<QuestionRow> rows, QuestionRow row) {
    if (models.preferences.reviewer().isEmpty()) {
      reviews.ask(() -> answer(root, desk, rows, row));
      return;
    }
    List<String> ids = rows.stream().map(QuestionRow::id).toList();
    models
        .outside
        .runner()
        .submit(
            texts.get("task.queue"),
            progress -> desk.open(ids),
            (Outcome<List<OpenQuestion>> outcome) -> {
              if (outcome instanceof Outcome.Done<List<OpenQuestion>>(List<OpenQuestion> open)) {
                person(root, desk, open, row.id());
              } else {
                models.announcer.say(texts.get("queue.failed"));
              }
            });
  }

  private void person(Path root, VaultDesk desk, List<OpenQuestion> open, String at) {
    PersonModel model =
        new PersonModel(
            open,
            judging::form,
            desk,
            models.outside.runner(),
            models.preferences::reviewer,
            models.outside.clock());
    model.go(at);
    frame.cover(
        new PersonView(
            model,
            new SaidWords(models.outside.clock().instant()),
            () -> {
              judging.questions().refresh();
              models.ledger.refresh();
              String last = model.entry().map(e -> e.open().question().id()).orElse(at);
              questions(root, Optional.of(last));
            }));
  }

  /// Goes to the claim a question is about.
  private void source(Path root, QuestionRow row) {
    models
        .outside
        .runner()
        .submit(
            texts.get("task.queue"),
            progress -> desk(root).questions(List.of(row.id())),
            (Outcome<List<QueuedQuestion>> outcome) -> {
              if (outcome
                  instanceof Outcome.Done<List<QueuedQuestion>>(List<QueuedQuestion> found)) {
                found.stream().findFirst().ifPresent(q -> go(root, q.question()));
              }
            });
  }

  private void go(Path root, Question question) {
    Path file = root.resolve(ClaimQuestions.pathOf(question)).normalize();
    String claim = ClaimQuestions.claimOf(question);
    leave();
    models
        .vault
        .report(file)
        .flatMap(
            report ->
                report.claims().stream().filter(c -> c.id().equals(Optional.of(claim))).findFirst())
        .ifPresentOrElse(c -> navigation.jump(file, c), () -> navigation.open(file));
  }

  private record Wanted(List<Question> questions, Estimates.Sum sum) {}

  /// Asks about the claims of the document in front, once the user has seen what that costs.
  private void ask() {
    Path root = root().orElseThrow();
    OpenDocument document = front().orElseThrow();
    String path = root.relativize(document.path()).toString().replace('\\', '/');
    SourceText text = document.text().source();
    models.announcer.say(texts.get("ask.estimating"));
    models
        .outside
        .runner()
        .submit(
            texts.get("task.estimate"),
            progress -> wanted(root, document.path(), path, text),
            (Outcome<Wanted> outcome) -> {
              switch (outcome) {
                case Outcome.Done<Wanted>(Wanted wanted) -> offer(root, path, wanted);
                case Outcome.Failed<Wanted>(String why) -> models.announcer.say(why);
                case Outcome.Cancelled<Wanted>() -> models.announcer.say(texts.get("ask.not"));
              }
            });
  }

  private Wanted wanted(Path root, Path file, String path, SourceText text) {
    List<Question> questions =
        new ClaimQuestions(root, models.files)
            .of(file, path, CgdParser.standard().parse(text)).stream()
                .map(ClaimQuestion::question)
                .toList();
    return new Wanted(questions, new Estimates(judging.judges(root)).of(questions));
  }

  private void offer(Path root, String path, Wanted wanted) {
    if (wanted.questions().isEmpty()) {
      models.announcer.say(texts.get("ask.noClaims"));
    } else if (wanted.sum().calls() == 0) {
      run(root, path, wanted.questions());
    } else {
      models.announcer.say("");
      frame
          .overlay()
          .show(
              new AskCard(
                  path,
                  wanted.sum(),
                  () -> {
                    frame.overlay().close();
                    run(root, path, wanted.questions());
                  },
                  () -> {
                    frame.overlay().close();
                    models.announcer.say(texts.get("ask.not"));
                  }));
    }
  }

  private void run(Path root, String path, List<Question> questions) {
    models.announcer.say(texts.get("ask.running", questions.size()));
    Judges judges = judging.judges(root);
    models
        .outside
        .runner()
        .submit(
            texts.get("task.ask", questions.size(), path),
            progress -> {
              Heard heard = new Heard();
              JudgeRun.Ended ended =
                  new JudgeRun(judges)
                      .ask(questions, q -> ClaimQuestions.isAbout(q, path), progress, heard::add);
              return heard.sentence(ended.troubles());
            },
            (Outcome<String> outcome) -> {
              models.announcer.say(
                  switch (outcome) {
                    case Outcome.Done<String>(String said) -> said;
                    case Outcome.Failed<String>(String why) -> why;
                    case Outcome.Cancelled<String>() -> texts.get("ask.stopped");
                  });
              judging.questions().refresh();
            });
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }
}
