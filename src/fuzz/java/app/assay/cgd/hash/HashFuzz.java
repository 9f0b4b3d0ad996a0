package app.assay.cgd.hash;

import app.assay.fuzz.CpuTime;
import app.assay.text.SourceText;
import java.util.List;

/// The hash of any bytes, by the reference and by the recipe next to it, is the one that a plain
/// reading of the rule book gives.
public final class HashFuzz {

  private static final CpuTime TIME = new CpuTime();
  private static final List<Recipe> COMPARED =
      List.of(Recipe.C, Recipe.B, Recipe.A, Recipe.L1, Recipe.L2);

  private HashFuzz() {}

  /// Called by the fuzzer with each input.
  public static void fuzzerTestOneInput(byte[] input) {
    if (!(SourceText.decode(input) instanceof SourceText.Decoded.Ok(SourceText source))) {
      return;
    }
    String text = (source.byteOrderMark() ? "\uFEFF" : "") + source.text();
    for (Recipe recipe : COMPARED) {
      HashResult result = TIME.within(recipe.name(), () -> DocumentHash.compute(source, recipe));
      String ours = result instanceof HashResult.Computed(String hash) ? hash : NaiveHash.NO_WINDOW;
      String naive = NaiveHash.compute(text, recipe);
      if (!ours.equals(naive)) {
        throw new IllegalStateException("%s: naive %s, ours %s".formatted(recipe, naive, ours));
      }
    }
    HashExplanation explanation = TIME.within("explaining", () -> HashExplanation.of(source));
    if (!explanation.reference().equals(DocumentHash.compute(source))) {
      throw new IllegalStateException("the explanation has another hash");
    }
  }
}
