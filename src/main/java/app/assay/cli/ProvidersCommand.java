package app.assay.cli;

import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.ProfileForm;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
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

/// `providers`: the language models of this user.
@Command(
    name = "providers",
    description = {
      "Keeps the profiles of language models and says which gate of a vault asks which.",
      "A key is never an argument: it comes from a variable, the keyring, or a prompt."
    })
final class ProvidersCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command with what hangs under it.
  static CommandLine with(Terminal terminal, Passphrases secrets) {
    return new CommandLine(new ProvidersCommand())
        .addSubcommand(new Listing(terminal))
        .addSubcommand(new Add(terminal, secrets))
        .addSubcommand(new Remove(terminal))
        .addSubcommand(new ProvidersTestCommand(terminal))
        .addSubcommand(new ProvidersUseCommand(terminal));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to do: list, add, remove, test or use.");
  }

  /// The profile of a name.
  static ProviderProfile named(ProfilesFile profiles, String name) throws Refused {
    ProfilesFile.Profiles read = profiles.read();
    return read.named(name)
        .orElseThrow(
            () ->
                new Refused(
                    read.trouble()
                        .orElse(
                            "There is no profile '%s'; see 'assay providers list'."
                                .formatted(name))));
  }

  /// `providers list`: one line a profile.
  @Command(
      name = "list",
      description = "Lists the profiles, without keys.",
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
        ProfilesFile.Profiles profiles = setup.profiles().read();
        profiles.trouble().ifPresent(terminal::complain);
        if (json) {
          json(profiles);
        } else {
          profiles.profiles().forEach(p -> terminal.out().println(Printable.of(line(p))));
          if (profiles.profiles().isEmpty()) {
            terminal.out().println("No model is configured; questions wait for a person.");
          }
        }
        return (profiles.trouble().isPresent() ? Exit.USAGE : Exit.CLEAN).code();
      }
    }

    private static String line(ProviderProfile p) {
      return "%s: %s %s, %s; key %s, %d s, %d at once, %s/%s %s a million tokens, at most %s a run"
          .formatted(
              p.name(),
              p.kind().label(),
              p.model(),
              p.address(),
              p.key().label(),
              p.seconds(),
              p.concurrency(),
              p.price().inputPerMillion().toPlainString(),
              p.price().outputPerMillion().toPlainString(),
              p.price().currency(),
              p.cap().toPlainString());
    }

    private void json(ProfilesFile.Profiles profiles) throws IOException {
      ObjectNode json = JsonTree.object();
      json.put("version", 1);
      ArrayNode all = json.putArray("profiles");
      for (ProviderProfile p : profiles.profiles()) {
        all.addObject()
            .put("name", p.name())
            .put("kind", p.kind().label())
            .put("address", p.address().toString())
            .put("model", p.model())
            .put("key", p.key().label())
            .put("seconds", p.seconds())
            .put("concurrency", p.concurrency())
            .put("inputPrice", p.price().inputPerMillion())
            .put("outputPrice", p.price().outputPerMillion())
            .put("currency", p.price().currency())
            .put("cap", p.cap());
      }
      JsonTree.print(json, terminal);
    }
  }

  /// `providers add`: a new profile.
  @Command(
      name = "add",
      description = "Adds a profile; with --key keyring it asks for the key.",
      footer = {"", "Exit: 0 added, 2 usage or not added."})
  static final class Add implements Callable<Integer> {

    private final Terminal terminal;
    private final Passphrases secrets;

    @Parameters(index = "0", paramLabel = "NAME", description = "By which gates choose it.")
    private String name = "";

    @Option(
        names = "--kind",
        required = true,
        paramLabel = "KIND",
        description = "ollama, openai (and compatible), anthropic or mistral.")
    private String kind = "";

    @Option(
        names = "--model",
        required = true,
        paramLabel = "MODEL",
        description = "Its name there.")
    private String model = "";

    @Option(names = "--address", paramLabel = "URL", description = "Default: that of the kind.")
    private @Nullable String address;

    @Option(
        names = "--key",
        paramLabel = "SOURCE",
        description = "none, env:NAME or keyring (default: the usual variable of the kind).")
    private @Nullable String key;

    @Option(
        names = "--seconds",
        paramLabel = "N",
        description = "Time limit of a call (default: 30).")
    private @Nullable String seconds;

    @Option(names = "--concurrency", paramLabel = "N", description = "Calls at once (default: 2).")
    private @Nullable String concurrency;

    @Option(
        names = "--input-price",
        paramLabel = "MONEY",
        description = "For a million tokens sent (default: 0).")
    private @Nullable String inputPrice;

    @Option(
        names = "--output-price",
        paramLabel = "MONEY",
        description = "For a million tokens received (default: 0).")
    private @Nullable String outputPrice;

    @Option(names = "--currency", paramLabel = "CODE", description = "Default: USD.")
    private @Nullable String currency;

    @Option(
        names = "--cap",
        paramLabel = "MONEY",
        description = "The most one run may cost (default: 0).")
    private @Nullable String cap;

    Add(Terminal terminal, Passphrases secrets) {
      this.terminal = terminal;
      this.secrets = secrets;
    }

    @Override
    public Integer call() throws Refused {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        ProviderProfile profile = profile();
        if (setup.profiles().read().named(name).isPresent()) {
          throw new Refused("There is a profile %s already. Choose another name.".formatted(name));
        }
        if (profile.key() instanceof KeySource.Keyring) {
          char[] secret =
              secrets
                  .ask("Key of " + name + ":")
                  .orElseThrow(
                      () ->
                          new Refused(
                              "Run this in a terminal, which asks for the key, or give --key"
                                  + " env:NAME."));
          refuse(setup.keys().keep(profile, secret));
        }
        refuse(setup.profiles().add(profile));
        terminal.out().println(Printable.of(name) + ": added. Try it with 'assay providers test'.");
        return Exit.CLEAN.code();
      }
    }

    private ProviderProfile profile() throws Refused {
      ProfileForm usual = ProfileForm.of(ProviderKind.of(kind).orElse(ProviderKind.OPENAI));
      ProfileForm form =
          new ProfileForm(
              name,
              kind,
              or(address, usual.address()),
              model,
              or(key, usual.key()),
              or(seconds, usual.seconds()),
              or(concurrency, usual.concurrency()),
              or(inputPrice, usual.inputPrice()),
              or(outputPrice, usual.outputPrice()),
              or(currency, usual.currency()),
              or(cap, usual.cap()));
      return switch (form.check()) {
        case ProfileForm.Bad bad -> throw new Refused(String.join(" ", bad.troubles().values()));
        case ProfileForm.Good(ProviderProfile profile)
            when profile.key() instanceof KeySource.ThisRun ->
            throw new Refused(
                "A key for one run only can be typed in the window; here give none, env:NAME or"
                    + " keyring.");
        case ProfileForm.Good(ProviderProfile profile) -> profile;
      };
    }

    private static String or(@Nullable String given, String usual) {
      return given == null ? usual : given;
    }
  }

  /// `providers remove`: takes a profile away.
  @Command(
      name = "remove",
      description = "Takes a profile away, with its key in the keyring.",
      footer = {"", "Exit: 0 removed, 2 there is none or it is still there."})
  static final class Remove implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "NAME", description = "The profile.")
    private String name = "";

    Remove(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws Refused {
      try (JudgeSetup setup = new JudgeSetup(terminal)) {
        ProviderProfile profile = named(setup.profiles(), name);
        setup.keys().forget(profile).ifPresent(terminal::complain);
        refuse(setup.profiles().remove(name));
        terminal.out().println(Printable.of(name) + ": removed.");
        return Exit.CLEAN.code();
      }
    }
  }

  private static void refuse(Optional<String> trouble) throws Refused {
    if (trouble.isPresent()) {
      throw new Refused(trouble.get());
    }
  }
}
