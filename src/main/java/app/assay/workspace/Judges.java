package app.assay.workspace;

import app.assay.hitl.opinion.RecordedAnswers;
import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.GateId;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.call.ModelClient;
import app.assay.judge.model.Accounts;
import app.assay.judge.model.AskedModel;
import app.assay.judge.model.Budget;
import app.assay.judge.model.JudgementCache;
import app.assay.judge.model.Means;
import app.assay.judge.model.ModelJudge;
import app.assay.judge.model.SealFile;
import app.assay.judge.model.UseFile;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Panel;
import app.assay.judge.panel.Policies;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.panel.PolicyReading;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.queue.BackOff;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.judge.rule.RuleJudge;
import app.assay.judge.source.Opener;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The judges of one vault, put together in one place for window and command line: who may be asked
/// by which gate, with what money, and where what is not decided waits. One instance is one run:
/// its limit of money counts for all that is asked through it. Safe on any thread.
public final class Judges {

  private final Path root;
  private final DocumentFile files;
  private final Clock clock;
  private final RandomGenerator random;
  private final PolicyReading policy;
  private final ProfilesFile.Profiles profiles;
  private final Function<ProviderProfile, ModelClient> clients;
  private final Opener elsewhere;
  private final UseFile use;
  private final SealFile seal;

  /// Read with the first model: most vaults ask none.
  private final AtomicReference<@Nullable Means> means = new AtomicReference<>();

  private final Map<String, Accounts> accounts = new ConcurrentHashMap<>();

  /// Reads the policy of the vault and the profiles of the user; asks nobody.
  ///
  /// @param root the vault's folder
  /// @param clients the client of a profile, such as [app.assay.judge.provider.Providers#client]
  /// @param random for what a document must not foresee: a secure one in the program; safe on any
  ///   thread
  public Judges(
      Path root,
      ProfilesFile profiles,
      Function<ProviderProfile, ModelClient> clients,
      DocumentFile files,
      Clock clock,
      RandomGenerator random) {
    this(root, profiles, clients, Opener.NONE, files, clock, random);
  }

  /// The same, with what opens evidence that does not lie on this machine.
  public Judges(
      Path root,
      ProfilesFile profiles,
      Function<ProviderProfile, ModelClient> clients,
      Opener elsewhere,
      DocumentFile files,
      Clock clock,
      RandomGenerator random) {
    this.root = root;
    this.elsewhere = elsewhere;
    this.files = files;
    this.clock = clock;
    this.random = random;
    this.policy = new PolicyFile(root, files).read();
    this.profiles = profiles.read();
    this.clients = clients;
    this.use = new UseFile(root, files);
    this.seal = new SealFile(profiles.folder(), files, random);
  }

  /// The clock of everything here.
  Clock clock() {
    return clock;
  }

  /// What opens evidence that does not lie on this machine, each thing once in this run.
  Opener elsewhere() {
    return elsewhere;
  }

  /// How the gates of the vault judge.
  public Policies policies() {
    return policy.policies();
  }

  /// The questions of the vault that wait.
  public QuestionQueue queue() {
    return new QuestionQueue(
        root,
        files,
        clock,
        BackOff.standard(random),
        new RecordedAnswers(Ledger.open(root, clock)));
  }

  /// What a user should know: settings that cannot be followed, use that could not be written down.
  public List<String> notices() {
    List<String> notices = new ArrayList<>();
    if (policy instanceof PolicyReading.Unknown(String reason)) {
      notices.add(
          "%s %s, so that no model is asked. Mend the file or take it away."
              .formatted(PolicyFile.NAME, reason));
    }
    profiles.trouble().ifPresent(notices::add);
    use.trouble().ifPresent(notices::add);
    return List.copyOf(notices);
  }

  /// The profile that a gate asks; empty where it asks none, or one that does not exist.
  public Optional<ProviderProfile> profile(GateId gate) {
    GatePolicy said = policies().of(gate);
    return said.asksModel() ? profiles.named(said.profile()) : Optional.empty();
  }

  /// The judges of a gate. A panel belongs to one thread; make as many as you need.
  public Panel panel(GateId gate) {
    return new Panel(new RuleJudge(clock), seat(gate), policies().of(gate), clock);
  }

  /// The model of a gate, for estimates; empty where none is asked.
  public Optional<ModelJudge> model(GateId gate) {
    return profile(gate).map(profile -> judge(gate, profile));
  }

  /// What is known of a question without asking a model. What rules and model are said to have
  /// decided stands in a file that anybody can write, so the rules say it again and the model's
  /// verdict comes from its cache; why it was put off, and what people said, comes from the queue.
  public Opinion known(QueuedQuestion queued) {
    Question question = queued.question();
    Panel panel = panel(question.gate());
    List<Answer> answers = new ArrayList<>(List.of(panel.rules(question)));
    Optional<Answer.Decided> model = model(question.gate()).flatMap(m -> m.known(question));
    model.ifPresentOrElse(
        answers::add,
        () ->
            queued
                .deferral()
                .filter(deferral -> deferral.by().kind() == JudgeId.Kind.MODEL)
                .ifPresent(answers::add));
    queued.people().forEach(person -> answers.add(person.answer()));
    return Opinion.of(question, answers, panel.policy());
  }

  private Panel.ModelSeat seat(GateId gate) {
    GatePolicy said = policies().of(gate);
    if (policy instanceof PolicyReading.Unknown) {
      return new Panel.ModelSeat.Empty(
          DeferralReason.CONFIGURATION,
          "No model was asked, because %s cannot be followed.".formatted(PolicyFile.NAME));
    }
    if (!said.asksModel()) {
      return new Panel.ModelSeat.Empty(
          DeferralReason.NO_MODEL,
          "No model is configured for this gate, so that a person has to answer.");
    }
    return profile(gate)
        .<Panel.ModelSeat>map(profile -> new Panel.ModelSeat.Taken(judge(gate, profile)))
        .orElseGet(
            () ->
                new Panel.ModelSeat.Empty(
                    DeferralReason.CONFIGURATION,
                    "The gate %s asks the profile %s, which does not exist here. Add it, or choose"
                            .formatted(gate.label(), said.profile())
                        + " another one."));
  }

  private ModelJudge judge(GateId gate, ProviderProfile profile) {
    AskedModel asked = AskedModel.of(profile, clients.apply(profile), policies().of(gate).votes());
    return new ModelJudge(
        asked, means(), accounts(profile), Optional.of(new JudgementCache(root, seal, files)));
  }

  private Means means() {
    Means read = means.get();
    if (read == null) {
      read = Means.shipped(clock, random);
      means.set(read);
    }
    return read;
  }

  private Accounts accounts(ProviderProfile profile) {
    return accounts.computeIfAbsent(
        profile.name(), _ -> new Accounts(new Budget(profile.price(), profile.cap()), use));
  }
}
