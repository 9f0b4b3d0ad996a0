package app.assay.judge.model;

import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.prompt.PromptUse;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/// Questions to which the good answer is known to be wrong. One goes with each batch; a model that
/// says yes to it does not judge, or obeys the document.
public final class Canaries {

  private static final String FOLDER = "/app/assay/assets/prompts/canaries/";

  private final Map<PromptUse, Sheet> sheets;

  private Canaries(Map<PromptUse, Sheet> sheets) {
    this.sheets = sheets;
  }

  /// The file for one rubric.
  ///
  /// @param unmet ids of criteria that none of the canaries meets
  record Sheet(Set<String> unmet, List<Canary> canaries) {
    Sheet {
      unmet = Set.copyOf(unmet);
      canaries = List.copyOf(canaries);
    }
  }

  record Canary(String subject, String source, String text) {}

  /// Reads the canaries that ship with the program, some for each rubric.
  public static Canaries load() {
    Map<PromptUse, Sheet> sheets = new EnumMap<>(PromptUse.class);
    Arrays.stream(PromptUse.values())
        .filter(use -> PromptUse.rubric(use.instructions()).isPresent())
        .forEach(use -> sheets.put(use, read(use.instructions().label() + ".json")));
    return new Canaries(sheets);
  }

  /// Ids of criteria to which yes is wrong for every canary of the rubric; to all of any others
  /// together it is wrong as well.
  Set<String> unmet(PromptUse rubric) {
    return sheet(rubric).unmet();
  }

  /// A canary that looks like the questions beside it: it asks for the criteria of one of them.
  Question draw(PromptUse rubric, List<Question> beside, RandomGenerator random) {
    List<Canary> canaries = sheet(rubric).canaries();
    Question like = beside.get(random.nextInt(beside.size()));
    return question(canaries.get(random.nextInt(canaries.size())), like);
  }

  /// The one with the most characters, with as many criteria as any question beside it, for
  /// estimates.
  Question longest(PromptUse rubric, List<Question> beside) {
    Comparator<Question> byCriteria = Comparator.comparingInt(q -> q.criteria().size());
    return question(
        sheet(rubric).canaries().stream()
            .max(Comparator.comparingInt(c -> c.subject().length() + c.text().length()))
            .orElseThrow(),
        beside.stream().max(byCriteria).orElseThrow());
  }

  private static Question question(Canary canary, Question like) {
    String evidence = like.evidence().isEmpty() ? "e1" : like.evidence().getFirst().id();
    return new Question(
        like.gate(),
        like.about(),
        canary.subject(),
        like.criteria(),
        List.of(new Evidence(evidence, canary.source(), canary.text())),
        like.instructions());
  }

  private Sheet sheet(PromptUse rubric) {
    Sheet sheet = sheets.get(rubric);
    if (sheet == null) {
      throw new IllegalArgumentException(rubric + " is no rubric");
    }
    return sheet;
  }

  private static Sheet read(String file) {
    try (InputStream in = Canaries.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the canaries " + file + " are not in the program");
      }
      return JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build()
          .readValue(in, Sheet.class);
    } catch (IOException e) {
      throw new UncheckedIOException("the canaries " + file + " cannot be read", e);
    }
  }
}
