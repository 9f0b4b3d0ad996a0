package app.assay.cli;

import app.assay.vault.Entry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Commands that look entries up.
final class VaultEntryQueries {

  private VaultEntryQueries() {}

  static List<Object> all(Terminal terminal) {
    return List.of(
        new ListAll(terminal),
        new Get(terminal),
        new GetMany(terminal),
        new Search(terminal),
        new QueryDomain(terminal),
        new QueryPaths(terminal));
  }

  @Command(name = "list", description = "Lists all active entries, by title.")
  static final class ListAll extends ReadingVault {

    @Mixin private final IdsOnly ids = new IdsOnly();

    ListAll(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.summaries(vault.list(), ids.wanted());
    }
  }

  @Command(
      name = "get",
      description = "Shows one entry with all it has, archived or not.",
      footer = {"", "Exit: 0 found, 1 there is no such entry, 2 usage or no vault."})
  static final class Get extends ReadingVault {

    @Parameters(paramLabel = "ID", description = "The entry.")
    private String id = "";

    Get(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.entries(found(vault, List.of(id)));
    }

    @Override
    String text(JsonNode json) throws IOException {
      return JsonTree.text(json);
    }
  }

  @Command(
      name = "get-many",
      description = "Shows entries with all they have, in the order asked for.",
      footer = {"", "Exit: 0 all found, 1 one is not there, 2 usage or no vault."})
  static final class GetMany extends ReadingVault {

    @Parameters(arity = "1..*", paramLabel = "ID", description = "The entries.")
    private List<String> ids = List.of();

    GetMany(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.entries(found(vault, ids));
    }

    @Override
    String text(JsonNode json) throws IOException {
      return JsonTree.text(json);
    }
  }

  @Command(
      name = "search",
      description = "Finds active entries that have the words as one phrase, best first.")
  static final class Search extends ReadingVault {

    @Mixin private final IdsOnly ids = new IdsOnly();

    @Parameters(paramLabel = "PHRASE", description = "What to look for.")
    private String phrase = "";

    Search(Terminal terminal) {
      super(terminal);
    }

    @Override
    void before() throws Refused {
      if (phrase.isBlank()) {
        throw new Refused("Say what to look for.");
      }
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.summaries(vault.search(phrase), ids.wanted());
    }
  }

  @Command(name = "query-domain", description = "Lists the active entries of a domain.")
  static final class QueryDomain extends ReadingVault {

    @Mixin private final IdsOnly ids = new IdsOnly();

    @Parameters(paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    QueryDomain(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.summaries(vault.queryDomain(domain), ids.wanted());
    }
  }

  @Command(
      name = "query-paths",
      description = "Lists the active entries of the domains that a file of the repository is in.")
  static final class QueryPaths extends ReadingVault {

    @Mixin private final IdsOnly ids = new IdsOnly();

    @Parameters(paramLabel = "PATH", description = "From the top of the repository, with /.")
    private String path = "";

    QueryPaths(Terminal terminal) {
      super(terminal);
    }

    @Override
    JsonNode json(VaultReader vault) throws VaultException {
      return VaultJson.summaries(vault.queryPaths(path), ids.wanted());
    }
  }

  /// All of them or none.
  private static List<Entry> found(VaultReader vault, List<String> ids) throws VaultException {
    List<Entry> entries = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (String id : ids) {
      Optional<Entry> entry = vault.entry(id);
      entry.ifPresentOrElse(entries::add, () -> missing.add(id));
    }
    if (!missing.isEmpty()) {
      throw new VaultException(
          VaultError.Kind.MISSING, "ERROR: entry IDs not found: " + String.join(", ", missing));
    }
    return entries;
  }
}
