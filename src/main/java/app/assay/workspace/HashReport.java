package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.text.SourceText;
import java.util.Optional;

/// What a document's stored hash says.
///
/// @param match the verdict
/// @param stored `document-sha256` as written
/// @param computed the reference hash of the text as it is now
/// @param recipe the recipe that gives the stored hash: `C` is the reference
/// @param message a sentence for the user, absent where stored and computed agree
public record HashReport(
    Match match,
    Optional<String> stored,
    Optional<String> computed,
    Optional<String> recipe,
    Optional<String> message) {

  /// How stored and computed hash stand to each other.
  public enum Match {
    /// They agree.
    VERIFIED,
    /// The text is as it was stamped, by another recipe than the reference.
    WRONG_RECIPE,
    /// The text is not the one that was stamped, or the stored hash does not cover all of it.
    TEXT_CHANGED,
    /// The stored value is not 64 lower-case hex digits.
    NOT_A_HASH,
    /// Nothing is stored.
    ABSENT,
    /// The text has no stretch to hash.
    NO_WINDOW,
    /// The file could not be read.
    UNREADABLE
  }

  /// Of a file that could not be read.
  static final HashReport UNREADABLE =
      new HashReport(
          Match.UNREADABLE, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /// Compares a document's stored hash with its text.
  ///
  /// @param sibling bytes of the document it was made from, where known (recipe L4)
  public static HashReport of(CgdDocument document, Optional<byte[]> sibling) {
    SourceText source = document.source();
    Optional<String> stored = document.header().storedHash();
    if (stored.isEmpty()) {
      return unstamped(
          DocumentHash.compute(source),
          document.frontMatter() instanceof FrontMatter.Present
              ? "There is no document-sha256 to compare with."
              : "The front matter cannot be read, so there is no stored hash to compare with.");
    }
    return switch (RecipeDetection.detect(source, stored.get(), sibling)) {
      case RecipeDetection.Verified(String sha256) ->
          new HashReport(
              Match.VERIFIED,
              stored,
              Optional.of(sha256),
              Optional.of(Recipe.C.name()),
              Optional.empty());
      case RecipeDetection.WrongRecipe(Recipe recipe, HashResult reference)
          when !recipe.bindsTheText() ->
          new HashReport(
              Match.TEXT_CHANGED,
              stored,
              sha256(reference),
              Optional.of(recipe.name()),
              Optional.of(
                  "The stored hash is by recipe "
                      + recipe
                      + " ("
                      + recipe.description()
                      + "), which does not cover this text, so it may have changed."));
      case RecipeDetection.WrongRecipe(Recipe recipe, HashResult reference) ->
          new HashReport(
              Match.WRONG_RECIPE,
              stored,
              sha256(reference),
              Optional.of(recipe.name()),
              Optional.of(
                  "Right text, wrong recipe: the stored hash is by recipe "
                      + recipe
                      + " ("
                      + recipe.description()
                      + "). Stamp the document again."));
      case RecipeDetection.TextChanged(String reference) ->
          unexplained(
              Match.TEXT_CHANGED,
              stored,
              Optional.of(reference),
              "The text is not the one that was stamped: no known recipe gives the stored hash.");
      case RecipeDetection.NotAHash(HashResult reference) ->
          unexplained(
              Match.NOT_A_HASH,
              stored,
              sha256(reference),
              message(reference).orElse("document-sha256 is not 64 lower-case hex digits."));
      case RecipeDetection.NoHashWindow(String message) ->
          unexplained(Match.NO_WINDOW, stored, Optional.empty(), message);
    };
  }

  private static HashReport unstamped(HashResult reference, String message) {
    return switch (reference) {
      case HashResult.Computed(String sha256) ->
          unexplained(Match.ABSENT, Optional.empty(), Optional.of(sha256), message);
      case HashResult.NoWindow(String reason) ->
          unexplained(Match.NO_WINDOW, Optional.empty(), Optional.empty(), reason);
    };
  }

  private static HashReport unexplained(
      Match match, Optional<String> stored, Optional<String> computed, String message) {
    return new HashReport(match, stored, computed, Optional.empty(), Optional.of(message));
  }

  private static Optional<String> sha256(HashResult result) {
    return result instanceof HashResult.Computed(String sha256)
        ? Optional.of(sha256)
        : Optional.empty();
  }

  private static Optional<String> message(HashResult result) {
    return result instanceof HashResult.NoWindow(String message)
        ? Optional.of(message)
        : Optional.empty();
  }
}
