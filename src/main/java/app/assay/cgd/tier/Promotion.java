package app.assay.cgd.tier;

import app.assay.cgd.ArchivedClaims;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.MachineNames;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.NewSection;
import app.assay.cgd.edit.Value;
import app.assay.cgd.rules.EPm01;
import app.assay.cgd.rules.EPm02;
import app.assay.cgd.rules.ETb05;
import app.assay.finding.Finding;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Makes a document a Source of Truth (FS §6): its table of verified claims is kept, restored from
/// an archive, or made from the confirmed claims, in this order.
public final class Promotion {

  static final String HEADING = "## Verified Claims";

  private final TierEdit tier;
  private final MachineNames machines = MachineNames.load();

  public Promotion(DocumentEditor editor, Validator validator) {
    this.tier = new TierEdit(editor, validator);
  }

  /// Plans the promotion without writing anything.
  public TierResult plan(CgdDocument document, PromotionRequest request) {
    Optional<TierResult> unreadable = tier.unreadable(document, request.context());
    if (unreadable.isPresent()) {
      return unreadable.get();
    }
    List<Finding> objections =
        Stream.of(new EPm02().in(document), new EPm01().in(document))
            .flatMap(Optional::stream)
            .limit(1)
            .toList();
    if (!objections.isEmpty()) {
      return new TierResult.Refused("The document cannot be promoted.", objections);
    }
    if (WhiteSpace.isBlank(request.owner()) || WhiteSpace.isBlank(request.version())) {
      return refused("A Source of Truth needs an owner and a version; name both.");
    }
    Optional<String> machine =
        Stream.of(request.owner(), request.promotedBy())
            .flatMap(n -> machine(n).stream())
            .findFirst();
    if (machine.isPresent()) {
      return refused(machine.get());
    }
    if (document.body().verifiedClaims().isPresent()) {
      return keep(document, request);
    }
    List<ArchivedClaims> archives = ArchivedClaims.in(document);
    return archives.isEmpty() ? generate(document, request) : restore(document, request, archives);
  }

  /// Somebody has to answer for a Source of Truth.
  private Optional<String> machine(String name) {
    return machines
        .match(name)
        .map(
            part ->
                ("\"%s\" names a tool, a model or automation (\"%s\"), which answers for nothing."
                        + " Nothing was changed; name the person or the group of people who do.")
                    .formatted(WhiteSpace.collapse(name), part));
  }

  private TierResult keep(CgdDocument document, PromotionRequest request) {
    if (!request.values().isEmpty()) {
      return refused("The document has its table already, so values must be mended there.");
    }
    return make(document, request, List.of(), List.of("The table that is there was kept."));
  }

  private TierResult restore(
      CgdDocument document, PromotionRequest request, List<ArchivedClaims> archives) {
    if (!request.values().isEmpty()) {
      return refused("The table comes from an archive, so values must be mended there.");
    }
    ArchivedClaims latest = archives.getFirst();
    for (ArchivedClaims archive : archives) {
      latest = archive.date().compareTo(latest.date()) >= 0 ? archive : latest;
    }
    Span comment = latest.comment();
    int line = document.lines().lineAt(comment.start());
    List<Change> changes =
        List.of(
            new Change.ReplaceBody(new Span(comment.start(), document.lines().end(line)), ""),
            new Change.ReplaceBody(latest.heading().span(), HEADING));
    String note =
        archives.size() == 1
            ? "The table was restored from the archive %s.".formatted(latest.id())
            : "The table was restored from the archive %s, the latest of %d."
                .formatted(latest.id(), archives.size());
    return make(document, request, changes, List.of(note));
  }

  private TierResult generate(CgdDocument document, PromotionRequest request) {
    Optional<String> misplaced = misplacedValue(document, request);
    if (misplaced.isPresent()) {
      return refused(misplaced.get());
    }
    ClaimTable table = new ClaimTable(document, request.values());
    if (!table.withoutText().isEmpty()) {
      return new TierResult.Refused(
          "The table of verified claims cannot be made, so nothing was changed.",
          missing(table.withoutText(), "text"));
    }
    if (!table.withoutValue().isEmpty()) {
      return new TierResult.ValuesMissing(
          table.withoutValue(), missing(table.withoutValue(), "value"));
    }
    NewSection place = NewSection.beforeRecord(document);
    Optional<String> objection = place.objection("the table");
    if (table.isEmpty() || objection.isPresent()) {
      return refused(objection.orElse("Every confirmed claim stands in an exclusion block."));
    }
    List<String> section = new ArrayList<>(List.of(HEADING, ""));
    section.addAll(table.lines());
    List<String> notes = new ArrayList<>();
    int rows = table.lines().size() - 2;
    notes.add(
        "The table was made from %d confirmed %s.".formatted(rows, rows == 1 ? "claim" : "claims"));
    notes.addAll(table.notes());
    List<Change> changes = new ArrayList<>();
    document.claims().stream()
        .filter(claim -> request.values().containsKey(claim.id()))
        .forEach(claim -> changes.add(value(claim, request.values().getOrDefault(claim.id(), ""))));
    changes.add(place.insert(section));
    return make(document, request, changes, notes);
  }

  /// The claim says what its row says, so that a later table is made alike.
  private static Change value(Claim claim, String given) {
    return new Change.SetClaimField(claim.index(), "value", Value.text(WhiteSpace.collapse(given)));
  }

  private static List<Finding> missing(List<Claim> claims, String field) {
    return claims.stream().map(claim -> new ETb05().missing(claim, field)).toList();
  }

  /// A value that would go nowhere is a mistake of whoever gave it.
  private static Optional<String> misplacedValue(CgdDocument document, PromotionRequest request) {
    for (String id : request.values().keySet().stream().sorted().toList()) {
      List<Claim> named = document.claims().stream().filter(c -> c.id().equals(id)).toList();
      if (named.size() != 1) {
        return Optional.of(
            named.isEmpty()
                ? "There is no claim %s to give a value.".formatted(id)
                : "There are %d claims %s; give each an id of its own first."
                    .formatted(named.size(), id));
      }
      if (named.getFirst().state() != ClaimState.VERIFIED) {
        return Optional.of(
            "Claim %s is not confirmed whole and gets no row for its value.".formatted(id));
      }
      String own = named.getFirst().value("value");
      if (!ClaimTable.isEmpty(own)) {
        return Optional.of("Claim %s has the value '%s' already.".formatted(id, own));
      }
    }
    return Optional.empty();
  }

  private TierResult make(
      CgdDocument document, PromotionRequest request, List<Change> ofBody, List<String> notes) {
    String owner = WhiteSpace.collapse(request.owner());
    String by = WhiteSpace.collapse(request.promotedBy());
    List<Change> changes = new ArrayList<>(ofBody);
    changes.add(
        new Change.InsertBlock(
            "tier",
            List.of(
                new Change.Field("level", Value.word("SOT")),
                new Change.Field("owner", Value.text(owner)),
                new Change.Field("version", version(WhiteSpace.strip(request.version()))),
                new Change.Field("promoted-date", Value.day(request.context().today())),
                new Change.Field("promoted-by", Value.text(by.isEmpty() ? owner : by)))));
    return tier.make(document, changes, notes, request.context());
  }

  /// A version such as `1.0` stands without quotes, as the specification shows it (FS §1.3).
  private static Value version(String written) {
    return written.matches("v?[0-9][A-Za-z0-9._-]*")
        ? Value.word(written)
        : Value.text(WhiteSpace.collapse(written));
  }

  private static TierResult refused(String message) {
    return new TierResult.Refused(message, List.of());
  }
}
