package app.assay.judge.similarity;

import app.assay.judge.DeferralReason;
import app.assay.judge.call.EmbeddingClient;
import app.assay.judge.call.EmbeddingReply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// Compares texts by the vectors of a model: sees paraphrases, and takes what contradicts for
/// alike.
public final class EmbeddingSimilarity implements Similarity {

  private final String name;
  private final EmbeddingClient client;
  private final Duration limit;

  /// @param name such as `minilm`
  /// @param limit the time for one call of the model
  public EmbeddingSimilarity(String name, EmbeddingClient client, Duration limit) {
    this.name = name;
    this.client = client;
    this.limit = limit;
  }

  /// By the model of a provider's profile.
  public static EmbeddingSimilarity ofProfile(
      String profile, String model, EmbeddingClient client, Duration limit) {
    return new EmbeddingSimilarity("embeddings %s %s".formatted(profile, model), client, limit);
  }

  /// By the model inside this program, where it was built with one (`-Pembeddings`); nothing is
  /// sent anywhere.
  public static Optional<Similarity> inProcess(Duration limit) {
    return ServiceLoader.load(EmbeddingClient.class)
        .findFirst()
        .map(client -> new EmbeddingSimilarity("minilm", client, limit));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public SimilarTexts among(List<String> texts) {
    return new Vectors(List.copyOf(texts));
  }

  /// The vectors of a model are asked for when they are first needed, and once.
  private final class Vectors implements SimilarTexts {

    /// Texts that go into one call.
    private static final int BATCH = 64;

    private final List<String> texts;
    private final List<float[]> vectors = new ArrayList<>();

    private Vectors(List<String> texts) {
      this.texts = texts;
    }

    @Override
    public synchronized Likeness like(String text, double least, int most) {
      if (text.isBlank()) {
        return new Likeness.Flags(name, List.of());
      }
      while (vectors.size() < texts.size()) {
        int to = Math.min(texts.size(), vectors.size() + BATCH);
        List<String> batch =
            texts.subList(vectors.size(), to).stream().map(t -> t.isBlank() ? "-" : t).toList();
        switch (client.embed(batch, limit)) {
          case EmbeddingReply.Vectors reply when reply.vectors().size() == batch.size() ->
              vectors.addAll(reply.vectors());
          case EmbeddingReply.Vectors _ -> {
            return deferred();
          }
          case EmbeddingReply.Failed failed -> {
            return deferred(failed);
          }
        }
      }
      return switch (client.embed(List.of(text), limit)) {
        case EmbeddingReply.Vectors reply when reply.vectors().size() == 1 ->
            flags(reply.vectors().getFirst(), least, most);
        case EmbeddingReply.Vectors _ -> deferred();
        case EmbeddingReply.Failed failed -> deferred(failed);
      };
    }

    private Likeness flags(float[] wanted, double least, int most) {
      List<Flag> flags = new ArrayList<>();
      for (int i = 0; i < texts.size(); i++) {
        double score = texts.get(i).isBlank() ? 0 : cosine(wanted, vectors.get(i));
        if (score > 0 && score >= least) {
          flags.add(new Flag(i, score));
        }
      }
      return Likeness.Flags.ranked(name, flags, most);
    }

    private Likeness deferred(EmbeddingReply.Failed failed) {
      return new Likeness.Deferred(
          name, failed.reason().failure().deferral(), failed.reason().message());
    }

    private Likeness deferred() {
      return new Likeness.Deferred(
          name,
          DeferralReason.MALFORMED,
          "The model gave another number of vectors than it was given texts.");
    }
  }

  /// 0 to 1, rounded as lexical scores are; vectors that point away from each other have nothing in
  /// common.
  private static double cosine(float[] one, float[] other) {
    double dot = 0;
    double a = 0;
    double b = 0;
    for (int i = 0; i < Math.min(one.length, other.length); i++) {
      dot += (double) one[i] * other[i];
      a += (double) one[i] * one[i];
      b += (double) other[i] * other[i];
    }
    double score = a == 0 || b == 0 || one.length != other.length ? 0 : dot / Math.sqrt(a * b);
    return Math.clamp(Math.round(score * 1e6) / 1e6, 0, 1);
  }
}
