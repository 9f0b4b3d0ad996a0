package app.assay.workspace;

import app.assay.judge.Asked;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.model.MessageView;
import app.assay.judge.model.ReplyText;
import app.assay.judge.provider.ProviderKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// A provider on this machine of whose calls three in ten go wrong in every way there is, and that
/// remembers about which subjects it gave a proper answer.
public final class FaultyProvider implements AutoCloseable {

  /// How subjects begin to which the answer is yes; anything else is a known-bad question.
  public static final String KNOWN = "The lamp of quay ";

  private static final int PERCENT = 30;

  private static final List<Fault> QUICK =
      List.of(
          Fault.status(500),
          Fault.status(503),
          Fault.tooMany("2"),
          new Fault.DisconnectBeforeHeaders(),
          new Fault.DisconnectInBody(),
          new Fault.Large(1_000_000),
          new Fault.Large(5_000_000),
          new Fault.Says("{}"),
          new Fault.Says("Yes, all of them."),
          new Fault.SaysCut("{\"verdicts\":[{"),
          new Fault.Body("<html>Gateway</html>"),
          Fault.prose("{\"verdicts\":[]}"),
          Fault.doubled("verdicts", "[]", "[]"));

  private static final List<Fault> SLOW =
      List.of(new Fault.StallBeforeHeaders(), new Fault.StallInBody(), new Fault.TrickleInBody());

  private static final List<Fault> SETTINGS =
      List.of(Fault.status(400), Fault.status(401), Fault.status(404));

  private final Map<String, Integer> answered = new ConcurrentHashMap<>();
  private final FakeProvider provider;

  /// @param calls after which nothing goes wrong any more
  /// @param slow whether calls that never end are among the faults
  public FaultyProvider(long seed, int calls, boolean slow) {
    this.provider =
        new FakeProvider(ProviderKind.OLLAMA, this::answer).next(faults(seed, calls, slow));
  }

  /// The provider with its address.
  public FakeProvider provider() {
    return provider;
  }

  /// How often each subject was answered properly; whether the answer arrived is another matter.
  public Map<String, Integer> answered() {
    return Map.copyOf(answered);
  }

  @Override
  public void close() {
    provider.close();
  }

  /// The first call is good, for it may take minutes where a model has to be loaded.
  private static List<Fault> faults(long seed, int calls, boolean slow) {
    List<Fault> kinds = new ArrayList<>(QUICK);
    kinds.addAll(SETTINGS);
    if (slow) {
      kinds.addAll(SLOW);
    }
    Random random = new Random(seed);
    List<Fault> faults = new ArrayList<>(List.of(new Fault.None()));
    int next = 0;
    for (int i = 1; i < calls; i++) {
      boolean wrong = random.nextInt(100) < PERCENT;
      faults.add(wrong ? kinds.get(next++ % kinds.size()) : new Fault.None());
    }
    return faults;
  }

  private String answer(Asked asked) {
    MessageView message = MessageView.of(asked.user());
    return ReplyText.of(
            message,
            item -> {
              if (!item.subject().startsWith(KNOWN)) {
                return ReplyText.Say.of("no");
              }
              answered.merge(item.subject(), 1, Integer::sum);
              return ReplyText.Say.of("yes", item.subject());
            })
        .toString();
  }
}
