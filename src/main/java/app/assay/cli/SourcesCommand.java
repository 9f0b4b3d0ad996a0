package app.assay.cli;

import app.assay.judge.provider.KeySource;
import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourceKind;
import app.assay.judge.source.SourcesFile;
import app.assay.report.Printable;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `sources`: where evidence may be fetched from.
@Command(
    name = "sources",
    description = {
      "Says from which places evidence of candidates may be fetched: pull requests, issues,",
      "tickets and pages. Nothing is fetched from anywhere else. A token is never an argument:",
      "it comes from a variable, the keyring, or a prompt."
    })
final class SourcesCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command with what hangs under it.
  static CommandLine with(Terminal terminal, Passphrases secrets) {
    return new CommandLine(new SourcesCommand())
        .addSubcommand(new Listing(terminal))
        .addSubcommand(new Add(terminal, secrets))
        .addSubcommand(new Remove(terminal))
        .addSubcommand(new Test(terminal));
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Say what to do: list, add, remove or test.");
  }

  private static EvidenceSource at(SourcesFile sources, String address) throws Refused {
    SourcesFile.Listed listed = sources.read();
    String plain = address.strip().replaceFirst("/+$", "");
    return listed.sources().stream()
        .filter(source -> source.address().toString().equals(plain))
        .findFirst()
        .orElseThrow(
            () ->
                new Refused(
                    listed
                        .trouble()
                        .orElse(
                            "There is no source at '%s'; see 'assay sources list'."
                                .formatted(address))));
  }

  private static void refuse(Optional<String> trouble) throws Refused {
    if (trouble.isPresent()) {
      throw new Refused(trouble.get());
    }
  }

  /// `sources list`: one line a source.
  @Command(
      name = "list",
      description = "Lists the sources, without tokens.",
      footer = {"", "Exit: 0 listed, 2 the file cannot be read."})
  static final class Listing implements Callable<Integer> {

    private final Terminal terminal;

    @Mixin private final TextOrJson format = new TextOrJson();

    Listing(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, Refused {
      boolean json = format.isJson();
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        SourcesFile.Listed listed = setup.sources().read();
        listed.trouble().ifPresent(terminal::complain);
        if (json) {
          json(listed);
        } else {
          listed.sources().forEach(s -> terminal.out().println(Printable.of(line(s))));
          if (listed.sources().isEmpty()) {
            terminal.out().println("No source is configured; nothing is fetched.");
          }
        }
        return (listed.trouble().isPresent() ? Exit.USAGE : Exit.CLEAN).code();
      }
    }

    private static String line(EvidenceSource source) {
      String user = source.user().isEmpty() ? "" : ", user " + source.user();
      return "%s %s; token %s%s"
          .formatted(source.kind().label(), source.address(), source.key().label(), user);
    }

    private void json(SourcesFile.Listed listed) throws IOException {
      ObjectNode json = JsonTree.object();
      json.put("version", 1);
      ArrayNode all = json.putArray("sources");
      for (EvidenceSource source : listed.sources()) {
        all.addObject()
            .put("kind", source.kind().label())
            .put("address", source.address().toString())
            .put("user", source.user())
            .put("token", source.key().label());
      }
      JsonTree.print(json, terminal);
    }
  }

  /// `sources add`: a new source.
  @Command(
      name = "add",
      description = "Adds a source; with --token keyring it asks for the token.",
      footer = {"", "Exit: 0 added, 2 usage or not added."})
  static final class Add implements Callable<Integer> {

    private final Terminal terminal;
    private final Passphrases secrets;

    @Parameters(index = "0", paramLabel = "KIND", description = "github, gitlab, jira or web.")
    private String kind = "";

    @Option(
        names = "--address",
        paramLabel = "URL",
        description =
            "As in a browser, such as https://tickets.example.org; with a path, only what is below"
                + " it (default: https://github.com, https://gitlab.com).")
    private @Nullable String address;

    @Option(
        names = "--token",
        paramLabel = "SOURCE",
        description =
            "none, env:NAME or keyring (default: env:GITHUB_TOKEN, env:GITLAB_TOKEN,"
                + " env:JIRA_TOKEN; none for web).")
    private @Nullable String token;

    @Option(
        names = "--user",
        paramLabel = "NAME",
        description = "The account a token of Jira's cloud belongs to.")
    private String user = "";

    Add(Terminal terminal, Passphrases secrets) {
      this.terminal = terminal;
      this.secrets = secrets;
    }

    @Override
    public Integer call() throws Refused {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        EvidenceSource source = source();
        if (source.key() instanceof KeySource.Keyring) {
          char[] secret =
              secrets
                  .ask("Token of " + source.place() + ":")
                  .orElseThrow(
                      () ->
                          new Refused(
                              "Run this in a terminal, which asks for the token, or give --token"
                                  + " env:NAME."));
          refuse(setup.keys().keep(source, secret));
        }
        refuse(setup.sources().add(source));
        terminal
            .out()
            .println(
                Printable.of(
                    "%s: added. Try it with 'assay sources test %s'."
                        .formatted(source.place(), source.address())));
        return Exit.CLEAN.code();
      }
    }

    private EvidenceSource source() throws Refused {
      Optional<SourceKind> known = SourceKind.of(kind);
      String where = address != null ? address : known.map(SourceKind::address).orElse("");
      if (known.isPresent() && where.isEmpty()) {
        throw new Refused("Say where it is with --address.");
      }
      String usual = known.map(SourceKind::variable).orElse("");
      String key = token != null ? token : usual.isEmpty() ? "none" : KeySource.VARIABLE + usual;
      return switch (EvidenceSource.of(kind, where, user, key)) {
        case EvidenceSource.Good(EvidenceSource source) -> source;
        case EvidenceSource.Bad(String why) -> throw new Refused(why);
      };
    }
  }

  /// `sources remove`: takes a source away.
  @Command(
      name = "remove",
      description = "Takes a source away, with its token in the keyring.",
      footer = {"", "Exit: 0 removed, 2 there is none or it is still there."})
  static final class Remove implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "URL", description = "Its address, as listed.")
    private String address = "";

    Remove(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws Refused {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        EvidenceSource source = at(setup.sources(), address);
        setup.keys().forget(source).ifPresent(terminal::complain);
        refuse(setup.sources().remove(source));
        terminal.out().println(Printable.of(address) + ": removed.");
        return Exit.CLEAN.code();
      }
    }
  }

  /// `sources test`: one small request.
  @Command(
      name = "test",
      description = "Sends one small request and says whether evidence can be opened there.",
      footer = {"", "Exit: 0 it can, 1 it cannot, 2 there is no such source."})
  static final class Test implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "URL", description = "Its address, as listed.")
    private String address = "";

    Test(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws Refused {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        EvidenceSource source = at(setup.sources(), address);
        Optional<String> trouble = setup.outside().test(source);
        terminal.out().println(Printable.of(trouble.orElse(source.place() + " answers.")));
        return (trouble.isPresent() ? Exit.FINDINGS : Exit.CLEAN).code();
      }
    }
  }
}
