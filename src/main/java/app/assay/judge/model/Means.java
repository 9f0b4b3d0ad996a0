package app.assay.judge.model;

import app.assay.judge.injection.QuestionNotice;
import app.assay.judge.prompt.Prompts;
import java.time.Clock;
import java.util.random.RandomGenerator;

/// What a model judge works with.
///
/// @param notice what it says of a question whose text speaks to the judge
/// @param random for ids, delimiters and orders that a document must not foresee: a secure one in
///   the program, a seeded one in tests
public record Means(
    Prompts prompts,
    Canaries canaries,
    QuestionNotice notice,
    Clock clock,
    RandomGenerator random) {

  /// With the prompts, canaries and lists that ship with the program.
  public static Means shipped(Clock clock, RandomGenerator random) {
    return new Means(Prompts.load(), Canaries.load(), QuestionNotice.load(), clock, random);
  }
}
