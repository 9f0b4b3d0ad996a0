package app.assay.cli;

import app.assay.vault.Domain;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands that look domains up.
final class VaultDomainQueries {

  private static final Set<String> STATES = Set.of("active", "deprecated", "all");

  private VaultDomainQueries() {}

  static List<Object> all(Terminal terminal) {
    return List.of(new ListAll(terminal), new ShowOne(terminal), new ResolvePath(terminal));
  }

  @Command(name = "domain-list", description = "Lists domains by name.")
  static final class ListAll extends ReadingVault {

    @Option(
        names = "--status",
        paramLabel = "STATUS",
        defaultValue = "active",
        description = "active, deprecated or all (default: ${DEFAULT-VALUE}).")
    private String status = "active";

    @Mixin private final IdsOnly ids = new IdsOnly();

    ListAll(Terminal terminal) {
      super(terminal);
    }

    @Override
    void before() throws Refused {
      if (!STATES.contains(status)) {
        throw new Refused("'%s' is not active, deprecated or all.".formatted(status));
      }
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      List<Domain> domains =
          vault.domains().stream()
              .filter(domain -> status.equals("all") || domain.status().label().equals(status))
              .sorted(Comparator.comparing(Domain::status).thenComparing(Domain::name))
              .toList();
      return VaultJson.domains(domains, ids.wanted());
    }
  }

  @Command(name = "domain-info", description = "Shows one domain with its paths.")
  static final class ShowOne extends ReadingVault {

    @Parameters(paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    ShowOne(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.domain(vault.domain(domain));
    }
  }

  @Command(
      name = "domain-resolve-path",
      description = "Lists the active domains that a file of the repository is in.")
  static final class ResolvePath extends ReadingVault {

    @Parameters(paramLabel = "PATH", description = "From the top of the repository, with /.")
    private String path = "";

    ResolvePath(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.matches(vault.resolvePath(path));
    }
  }
}
