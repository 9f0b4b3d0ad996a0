package app.assay.judge.model;

import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.provider.Price;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Model judges and questions as tests want them.
public final class Asking {

  public static final Instant NOW = Instant.parse("2026-11-20T10:00:00Z");
  public static final JudgeId BY = JudgeId.model("local", "small");

  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final List<TokenUse> used = new ArrayList<>();
  private Budget budget = new Budget(Price.FREE, BigDecimal.ZERO);
  private Optional<JudgementCache> cache = Optional.empty();
  private Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
  private int votes = 1;

  /// Another number of votes.
  public Asking votes(int number) {
    votes = number;
    return this;
  }

  /// Another budget.
  public Asking budget(Budget other) {
    budget = other;
    return this;
  }

  /// With a cache.
  public Asking cache(JudgementCache kept) {
    cache = Optional.of(kept);
    return this;
  }

  /// At another time.
  public Asking at(Instant time) {
    clock = Clock.fixed(time, ZoneOffset.UTC);
    return this;
  }

  /// What was taken down.
  public List<TokenUse> used() {
    return used;
  }

  public ModelJudge judge(ModelClient client) {
    return new ModelJudge(
        new AskedModel(BY, "ollama http://localhost", client, LIMIT, votes),
        Means.shipped(clock, new SplittableRandom(7)),
        new Accounts(budget, (profile, use, counted, at) -> used.add(use)),
        cache);
  }

  /// A question with one criterion and one piece of evidence.
  public static Question question(String subject, String evidence) {
    return question(subject, List.of(new Evidence("e1", "docs/plan.md, section 2", evidence)));
  }

  /// A question with one criterion.
  public static Question question(String subject, List<Evidence> evidence) {
    return new Question(
        GateId.of("claims"),
        "docs/plan.cgd.md",
        subject,
        List.of(new Criterion("supported", "Does the evidence say what the subject says?")),
        evidence,
        new Instructions("claim-support", 1));
  }

  /// So many questions whose evidence says what they ask.
  public static List<Question> questions(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> question("Lamp " + i + " turns.", "It is said: lamp " + i + " turns."))
        .toList();
  }

  /// Says yes to these and no to the canary.
  public static ReplyText.Say honest(MessageView.Item item) {
    return item.subject().startsWith("Lamp")
        ? ReplyText.Say.of("yes", item.subject().replace("Lamp", "lamp"))
        : ReplyText.Say.of("no");
  }
}
