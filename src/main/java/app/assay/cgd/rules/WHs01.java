package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.Recipe;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// W-HS01: the stored hash is not that of the text. Which recipe gives it tells whether the text
/// changed since it was stamped (rulebook §2.2).
public final class WHs01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-HS01", Severity.WARNING, "document-sha256 does not match the text", "FS §10.5");
  private static final int SHOWN = 12;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> value = document.header().scalar(HashStamp.KEY);
    if (value.isEmpty()) {
      return;
    }
    String stored = value.get().value();
    Optional<String> message =
        switch (RecipeDetection.detect(document.source(), stored, context.siblingSource())) {
          case RecipeDetection.Verified verified -> Optional.empty();
          case RecipeDetection.NotAHash placeholder -> Optional.empty();
          case RecipeDetection.WrongRecipe(Recipe recipe, var reference) ->
              Optional.of(wrongRecipe(recipe));
          case RecipeDetection.TextChanged(String reference) ->
              Optional.of(
                  "The text changed since it was stamped, or was never stamped: document-sha256 says %s, the text gives %s."
                      .formatted(start(stored), start(reference)));
          case RecipeDetection.NoHashWindow(String reason) ->
              Optional.of("document-sha256 cannot be checked. " + reason);
        };
    message.ifPresent(it -> out.report(value.get().span(), it, HashStamp.of(document)));
  }

  private static String wrongRecipe(Recipe recipe) {
    return recipe == Recipe.L4
        ? "Wrong recipe (L4): document-sha256 is the hash of the source document beside this one,"
            + " so it says nothing about this text. Stamp it again."
        : "Right text, wrong recipe: document-sha256 was made by recipe %s (%s) and the text has not changed since. Stamp it again."
            .formatted(recipe, recipe.description());
  }

  private static String start(String hash) {
    return hash.substring(0, SHOWN) + "…";
  }
}
