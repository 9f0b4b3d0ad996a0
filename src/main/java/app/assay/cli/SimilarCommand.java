package app.assay.cli;

import app.assay.judge.Question;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.similarity.EmbeddingSimilarity;
import app.assay.judge.similarity.LexicalSimilarity;
import app.assay.judge.similarity.Similarity;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.AlikeClaims;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `similar`: claims that may say the same.
@Command(
    name = "similar",
    description = {
      "Lists claims of documents that look alike and may say the same, or the opposite. Compares",
      "by their words unless another way is named; changes nothing. A pair is to be looked at;",
      "that none is listed clears nothing."
    },
    footer = {
      "",
      "Exit: 0 nothing looks alike, 1 some do, 2 usage or unreadable, 3 not everything could be"
          + " compared."
    })
final class SimilarCommand implements Callable<Integer> {

  private static final String LEXICAL = "lexical";
  private static final String INSIDE = "minilm";
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Documents, folders (their *.cgd.md) or quoted patterns such as 'notes/**/*.cgd.md'.")
  private List<String> names = List.of();

  @Option(
      names = "--by",
      paramLabel = "NAME",
      defaultValue = LEXICAL,
      description =
          "lexical, minilm (the model inside a program built with -Pembeddings), or the profile of"
              + " a provider's embedding model, to which the claims are sent (default:"
              + " ${DEFAULT-VALUE}).")
  private String by = LEXICAL;

  @Option(
      names = "--least",
      paramLabel = "SCORE",
      defaultValue = "0.6",
      description = "The lowest score that is listed, 0 to 1 (default: ${DEFAULT-VALUE}).")
  private double least = 0.6;

  @Option(names = "--yes", description = "Compare even where it costs money.")
  private boolean yes;

  @Mixin private final TextOrJson format = new TextOrJson();

  SimilarCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    if (!(least >= 0 && least <= 1)) {
      throw new Refused("--least is a number from 0 to 1.");
    }
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      Similarity similarity = similarity(setup);
      JudgedClaims claims = new JudgedClaims(terminal, new DocumentFile());
      List<Question> all =
          claims.of(names, null, List.of()).values().stream()
              .flatMap(asking -> asking.questions().stream())
              .toList();
      AlikeClaims alike = AlikeClaims.of(all, similarity, least);
      alike.deferred().ifPresent(deferred -> terminal.complain(deferred.message()));
      if (json) {
        JsonTree.print(json(alike), terminal);
      } else {
        text(alike);
      }
      Exit found = alike.pairs().isEmpty() ? Exit.CLEAN : Exit.FINDINGS;
      Exit whole = alike.deferred().isPresent() ? Exit.UNDECIDED : Exit.CLEAN;
      return claims.exit().and(found).and(whole).code();
    }
  }

  private Similarity similarity(JudgeSetup setup) throws Refused {
    if (by.equals(LEXICAL)) {
      return new LexicalSimilarity();
    }
    if (by.equals(INSIDE)) {
      return EmbeddingSimilarity.inProcess(LIMIT)
          .orElseThrow(
              () ->
                  new Refused(
                      "This program was built without a model inside. Build it with -Pembeddings,"
                          + " or leave --by away."));
    }
    Optional<ProviderProfile> named = setup.profiles().read().named(by);
    ProviderProfile profile =
        named.orElseThrow(
            () ->
                new Refused("There is no profile '%s'. See 'assay providers list'.".formatted(by)));
    if (profile.price().inputPerMillion().signum() > 0 && !yes) {
      throw new Refused(
          "Profile '%s' costs money. Give --yes to send the claims there. Nothing was sent."
              .formatted(by));
    }
    return EmbeddingSimilarity.ofProfile(
        profile.name(),
        profile.model(),
        setup.providers().embeddings(profile),
        Duration.ofSeconds(profile.seconds()));
  }

  private void text(AlikeClaims alike) throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, false);
    for (AlikeClaims.Pair pair : alike.pairs()) {
      out.writer().write(String.format(Locale.ROOT, "%.2f%n", pair.score()).strip() + "\n");
      out.writer().write(line(pair.one()));
      out.writer().write(line(pair.other()));
    }
    out.writer()
        .write(
            "%d %s compared by %s: %d %s alike.\n"
                .formatted(
                    alike.compared(),
                    alike.compared() == 1 ? "claim" : "claims",
                    alike.by(),
                    alike.pairs().size(),
                    alike.pairs().size() == 1 ? "pair looks" : "pairs look"));
    out.finish();
  }

  private static String line(Question claim) {
    return "  " + Printable.of(claim.about() + ": " + claim.subject()) + "\n";
  }

  private static ObjectNode json(AlikeClaims alike) {
    ObjectNode json = JsonTree.object();
    json.put("version", 1).put("by", alike.by()).put("compared", alike.compared());
    ArrayNode pairs = json.putArray("pairs");
    for (AlikeClaims.Pair pair : alike.pairs()) {
      ObjectNode one = pairs.addObject().put("score", pair.score());
      claim(one.putObject("one"), pair.one());
      claim(one.putObject("other"), pair.other());
    }
    alike
        .deferred()
        .ifPresent(
            deferred ->
                json.putObject("deferred")
                    .put("reason", deferred.reason().label())
                    .put("message", deferred.message()));
    return json;
  }

  private static void claim(ObjectNode json, Question claim) {
    json.put("about", claim.about()).put("text", claim.subject());
  }
}
