package app.assay.cli;

import app.assay.cgd.CgdParser;
import app.assay.hitl.VaultReview;
import app.assay.hitl.signal.ReviewedDocument;
import app.assay.hitl.signal.TrustSignal;
import app.assay.hitl.signal.TrustSignals;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.points.lexicon.Lexicon;
import app.assay.report.JsonText;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Inputs;
import app.assay.workspace.Reading;
import app.assay.workspace.Vault;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `signals`: where to look again.
@Command(
    name = "signals",
    description = {
      "Shows trust signals: rubber-stamping, selective hedging, claims on one source nobody can",
      "find, chained conclusions, unnamed experts, confirmations by the author. Advice, never a",
      "failure."
    },
    footer = {"", "Exit: 0 looked at, 1 a ledger is damaged, 2 usage or unreadable."})
final class SignalsCommand implements Callable<Integer> {

  private static final int VERSION = 1;

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final Map<Path, List<LedgerEntry>> ledgers = new LinkedHashMap<>();
  private Exit exit = Exit.CLEAN;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Files, folders (their *.cgd.md) or quoted patterns such as 'notes/**/*.cgd.md'.")
  private List<String> names = List.of();

  @Mixin private final TextOrJson format = new TextOrJson();

  SignalsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    List<ReviewedDocument> documents = new ArrayList<>();
    for (Input input : inputs()) {
      switch (Reading.of(input, files)) {
        case Reading.None(String trouble) -> {
          terminal.complain(input.shown() + ": " + trouble);
          exit = exit.and(Exit.USAGE);
        }
        case Reading.Text text when input instanceof Input.OnDisk(Path file, String shown) ->
            documents.add(document(file.toAbsolutePath().normalize(), shown, text));
        case Reading.Text _ -> {}
      }
    }
    List<LedgerEntry> all = ledgers.values().stream().flatMap(List::stream).toList();
    List<TrustSignal> signals = new TrustSignals(Lexicon.load()).of(documents, all);
    if (json) {
      json(documents.size(), signals);
    } else {
      text(documents.size(), signals);
    }
    return exit.code();
  }

  private List<Input> inputs() {
    return Inputs.expand(
            names, terminal.folder(), () -> new Input.Unreadable("-", "It lies in no vault."))
        .inputs();
  }

  private ReviewedDocument document(Path file, String shown, Reading.Text text) {
    Path root = Vault.rootOf(file);
    Ledger ledger = Ledger.open(root, terminal.clock());
    List<LedgerEntry> entries = ledgers.computeIfAbsent(root, folder -> entries(ledger, folder));
    String path = root.relativize(file).toString().replace('\\', '/');
    boolean two =
        switch (new VaultReview(files, ledger).policy(file)) {
          case VaultReview.Demand.Of(var policy) -> policy.demandsTwo();
          case VaultReview.Demand.Stopped(String message) -> {
            terminal.complain(shown + ": " + message);
            exit = exit.and(Exit.FINDINGS);
            yield false;
          }
        };
    return new ReviewedDocument(
        shown,
        root,
        path,
        CgdParser.standard().parse(text.source()),
        two,
        entries.stream().filter(e -> e.record().document().equals(path)).toList());
  }

  private List<LedgerEntry> entries(Ledger ledger, Path folder) {
    List<LedgerEntry> entries = new ArrayList<>();
    if (!ledger.read(entries::add).isSound()) {
      terminal.complain(
          "The ledger of %s is damaged, so its signals may be wrong; see 'assay ledger verify'."
              .formatted(folder));
      exit = exit.and(Exit.FINDINGS);
    }
    return entries;
  }

  private void text(int documents, List<TrustSignal> signals) {
    for (TrustSignal signal : signals) {
      String place =
          signal.file().isEmpty() ? "" : Printable.of(signal.file()) + ":" + signal.line() + ": ";
      terminal
          .out()
          .println(place + "advice " + signal.kind().id() + " " + Printable.of(signal.sentence()));
    }
    terminal
        .out()
        .println(
            "%d %s in %d %s."
                .formatted(
                    signals.size(),
                    signals.size() == 1 ? "signal" : "signals",
                    documents,
                    documents == 1 ? "document" : "documents"));
  }

  private void json(int documents, List<TrustSignal> signals) throws IOException, Refused {
    Output out = new Output.ToTerminal(terminal, true);
    try (JsonGenerator json = JsonText.indented(out.writer())) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeNumberField("documents", documents);
      json.writeArrayFieldStart("signals");
      for (TrustSignal signal : signals) {
        json.writeStartObject();
        json.writeStringField("id", signal.kind().id());
        json.writeStringField("title", signal.kind().title());
        json.writeStringField("threat", signal.kind().threat());
        json.writeStringField("sentence", signal.sentence());
        if (!signal.file().isEmpty()) {
          json.writeStringField("file", signal.file());
          json.writeNumberField("line", signal.line());
        }
        json.writeObjectFieldStart("figures");
        for (var figure : signal.figures().entrySet()) {
          json.writeNumberField(figure.getKey(), figure.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.writer().write('\n');
    out.finish();
  }
}
