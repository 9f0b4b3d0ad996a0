package app.assay.cli;

import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Commands by which two curators share a queue.
final class VaultLeaseCommands {

  private static final int LONGEST = 24 * 60;

  private VaultLeaseCommands() {}

  static List<Object> all(Terminal terminal) {
    return List.of(new Claim(terminal), new Release(terminal));
  }

  @Command(
      name = "claim",
      description = {
        "Sets open conflicts that nobody else holds aside for one curator.",
        "Lists them as JSON, the oldest first."
      },
      footer = {"", "Exit: 0 claimed, 2 usage or no vault, 3 none is left."})
  static final class Claim extends DecidingOnVault {

    @Option(
        names = "--most",
        paramLabel = "N",
        defaultValue = "10",
        description = "How many (default: ${DEFAULT-VALUE}).")
    private int most = 10;

    @Option(
        names = "--minutes",
        paramLabel = "N",
        defaultValue = "30",
        description = "For how long (default: ${DEFAULT-VALUE}).")
    private int minutes = 30;

    Claim(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, IOException, Refused {
      if (most < 1 || minutes < 1 || minutes > LONGEST) {
        throw new Refused("--most is at least 1, --minutes 1 to %d.".formatted(LONGEST));
      }
      List<QueueRow> rows = store.lease(by, most, Duration.ofMinutes(minutes));
      ArrayNode json = JsonTree.array();
      rows.forEach(row -> json.add(VaultJson.row(row)));
      JsonTree.print(json, terminal());
      return rows.isEmpty() ? Exit.UNDECIDED : Exit.CLEAN;
    }
  }

  @Command(
      name = "release",
      description = "Gives claimed conflicts back before their time is over.")
  static final class Release extends DecidingOnVault {

    Release(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException {
      store.release(by);
      say("Released what %s held.".formatted(by));
      return Exit.CLEAN;
    }
  }
}
