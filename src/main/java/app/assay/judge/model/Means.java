package app.assay.judge.model;

import app.assay.judge.prompt.Prompts;
import java.time.Clock;
import java.util.random.RandomGenerator;

/// What a model judge works with.
///
/// @param random for ids, delimiters and orders that a document must not foresee: a secure one in
///   the program, a seeded one in tests
public record Means(Prompts prompts, Canaries canaries, Clock clock, RandomGenerator random) {

  /// With the prompts and canaries that ship with the program.
  public static Means shipped(Clock clock, RandomGenerator random) {
    return new Means(Prompts.load(), Canaries.load(), clock, random);
  }
}
