package app.assay.cgd.hash;

import app.assay.text.SourceText;
import java.util.Optional;

/// What a stored `document-sha256` says about its document: "right text, wrong recipe" and "the
/// text changed" are different news (rulebook clarity-gate §2.2).
public sealed interface RecipeDetection {

  /// The stored hash is the reference hash.
  record Verified(String sha256) implements RecipeDetection {}

  /// The text is as it was stamped, but by another recipe than the reference: stamp it again.
  ///
  /// @param recipe the recipe that gives the stored hash
  /// @param reference the hash by [Recipe#C]
  record WrongRecipe(Recipe recipe, HashResult reference) implements RecipeDetection {}

  /// No known recipe gives the stored hash.
  ///
  /// @param reference the hash of the text as it is now, by [Recipe#C]
  record TextChanged(String reference) implements RecipeDetection {}

  /// The stored value is not 64 lower-case hex digits, so it cannot match anything.
  ///
  /// @param reference the hash by [Recipe#C]
  record NotAHash(HashResult reference) implements RecipeDetection {}

  /// No recipe matches and the reference finds nothing to hash.
  ///
  /// @param message names the missing delimiter
  record NoHashWindow(String message) implements RecipeDetection {}

  /// Tries the recipes in their order against a stored value.
  ///
  /// @param siblingSource the bytes of the Markdown document this one was made from, where known
  static RecipeDetection detect(
      SourceText source, String storedHash, Optional<byte[]> siblingSource) {
    HashResult reference = DocumentHash.compute(source, Recipe.C);
    if (!isHash(storedHash)) {
      return new NotAHash(reference);
    }
    if (is(reference, storedHash)) {
      return new Verified(storedHash);
    }
    for (Recipe recipe : Recipe.values()) {
      boolean matches =
          switch (recipe) {
            case C -> false;
            case L4 -> siblingSource.map(SourceText::sha256).filter(storedHash::equals).isPresent();
            default -> is(DocumentHash.compute(source, recipe), storedHash);
          };
      if (matches) {
        return new WrongRecipe(recipe, reference);
      }
    }
    return switch (reference) {
      case HashResult.Computed(String sha256) -> new TextChanged(sha256);
      case HashResult.NoWindow(String message) -> new NoHashWindow(message);
    };
  }

  /// True for exactly 64 lower-case hex digits (CLARITY_GATE_FORMAT_SPEC §10.5, E-HS01).
  static boolean isHash(String value) {
    return value.length() == 64 && Hex.isLowerCase(value, 0);
  }

  private static boolean is(HashResult result, String stored) {
    return result instanceof HashResult.Computed(String sha256) && sha256.equals(stored);
  }
}
