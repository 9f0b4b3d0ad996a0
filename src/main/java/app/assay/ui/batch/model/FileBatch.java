package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.BatchItem.EntryDecision;
import app.assay.distillery.candidate.BatchProblem;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.intake.DomainProposal;
import app.assay.distillery.intake.Intake;
import app.assay.distillery.intake.IntakeItem;
import app.assay.distillery.intake.IntakeNote;
import app.assay.distillery.intake.IntakePlan;
import app.assay.distillery.intake.IntakeRequest;
import app.assay.distillery.intake.IntakeResult;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.kept.KeptDecisions.Rejection;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.layer1.LayerOneResult;
import app.assay.distillery.layer1.Registry;
import app.assay.distillery.record.VaultLedger;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A batch in a file, for the vault of its folder.
public final class FileBatch implements BatchDesk {

  /// What it works on.
  ///
  /// @param source the batch
  /// @param draft where decisions and edits are kept
  /// @param store what it is accepted into; empty where the folder has none
  /// @param gate asks both layers
  /// @param known told of what is read and written, in the background
  public record Parts(
      BatchSource source,
      Path draft,
      Optional<Target> store,
      BatchGate gate,
      Known known,
      DocumentFile files,
      Clock clock) {

    /// A batch in a file.
    public Parts(
        Path file,
        Path draft,
        Optional<Target> store,
        BatchGate gate,
        Known known,
        DocumentFile files,
        Clock clock) {
      this(BatchSource.file(file), draft, store, gate, known, files, clock);
    }
  }

  /// Hears of bytes by their hash, so that nobody takes them for somebody else's.
  public interface Known {

    /// The batch was read with these bytes.
    void read(String sha256);

    /// A file is about to get these bytes.
    void write(String sha256);
  }

  /// A store with its ledger.
  public record Target(VaultStore store, VaultLedger ledger) {}

  private final Texts texts = new Texts("batch");
  private final Parts parts;
  private final BatchDraft draft;
  private final Rejections rejections = new Rejections();
  private Batch batch;
  private Registry registry = Registry.UNKNOWN;
  private List<KeptCase> cases = List.of();

  public FileBatch(Parts parts) {
    this.parts = parts;
    this.draft = new BatchDraft(parts.draft(), parts.files());
    this.batch = Batch.of("", List.of());
  }

  @Override
  public Opened open() throws IOException {
    return open(true);
  }

  @Override
  public Opened readAgain() throws IOException {
    return open(false);
  }

  private Opened open(boolean withDraft) throws IOException {
    BatchReading reading = parts.source().read();
    if (reading instanceof BatchReading.Unreadable(String message)) {
      throw new IOException(message);
    }
    BatchReading.Loaded loaded = (BatchReading.Loaded) reading;
    batch = loaded.batch();
    Set<String> there = there();
    parts.known().read(loaded.sha256());
    List<BatchItem> kept = withDraft ? draft.read(batch.candidates()) : List.of();
    KeptRows known = new KeptRows(cases, batch.name());
    List<BatchRow> rows = new ArrayList<>();
    for (int i = 0; i < batch.items().size(); i++) {
      BatchItem item = batch.items().get(i);
      rows.add(known.shown(row(item, kept.isEmpty() ? item : kept.get(i), there)));
    }
    rejections.known(rows);
    return new Opened(
        batch.name(),
        parts.store().map(target -> target.store().name()).orElse(""),
        parts.gate().repository(),
        rows,
        batch.notices().stream().map(FileBatch::notice).toList());
  }

  /// Ids of the vault, whose registry of domains and kept candidates are read as well.
  private Set<String> there() throws IOException {
    if (parts.store().isEmpty()) {
      return Set.of();
    }
    try {
      return parts
          .store()
          .get()
          .store()
          .read(
              vault -> {
                registry = Registry.of(vault.domains());
                cases = KeptDecisions.all(vault);
                return present(vault);
              });
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  private Set<String> present(VaultReader vault) throws VaultException {
    Set<String> ids = new HashSet<>();
    for (Candidate candidate : batch.candidates()) {
      if (vault.entry(candidate.id()).isPresent()) {
        ids.add(candidate.id());
      }
    }
    return ids;
  }

  private BatchRow row(BatchItem item, BatchItem kept, Set<String> there) {
    Candidate now = kept.candidate();
    boolean edited = !now.json().equals(item.candidate().json());
    Optional<EntryDecision> entry = kept.entry().or(item::entry);
    Decided decided =
        entry.map(EntryDecision::status).map(FileBatch::decided).orElse(Decided.NOTHING);
    return new BatchRow(
        texts.get("line", item.line()),
        edited ? now : item.candidate(),
        edited,
        check(now),
        edited ? Optional.empty() : item.verdict(),
        List.of(),
        decided,
        entry.map(EntryDecision::rejectReason).orElse(""),
        there.contains(now.id()));
  }

  private static Decided decided(String status) {
    return switch (status) {
      case "accepted" -> Decided.ACCEPTED;
      case "rejected" -> Decided.REJECTED;
      default -> Decided.NOTHING;
    };
  }

  private static String notice(BatchProblem problem) {
    return "%d, %s: %s".formatted(problem.line(), problem.place(), problem.message());
  }

  @Override
  public List<Flaw> check(Candidate candidate) {
    LayerOneResult result = Layer1.check(candidate, registry);
    List<Flaw> flaws = new ArrayList<>();
    result.rejects().forEach(f -> flaws.add(new Flaw(f.rule().id(), f.message(), true)));
    result.warnings().forEach(f -> flaws.add(new Flaw(f.rule().id(), f.message(), false)));
    return flaws;
  }

  @Override
  public String gate(
      List<BatchRow> rows, List<Integer> wanted, Progress progress, Consumer<Gated> heard)
      throws IOException {
    return parts.gate().run(asShown(rows), progress, heard);
  }

  /// The batch with what was edited of it.
  private Batch asShown(List<BatchRow> rows) {
    Batch now = batch;
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).edited()) {
        now = now.with(i, rows.get(i).candidate());
      }
    }
    return now;
  }

  @Override
  public void keep(List<BatchRow> rows, Optional<String> by) throws IOException {
    draft.keep(rows, batch.date());
    Optional<Target> target = parts.store().filter(store -> !store.store().isReadOnly());
    List<Rejection> due = rejections.due(rows);
    if (target.isEmpty() || by.isEmpty() || due.isEmpty()) {
      return;
    }
    try {
      new KeptDecisions(target.get().store(), target.get().ledger())
          .reject(batch.name(), due, by.get());
      rejections.known(rows);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public DomainSheet domains(List<BatchRow> rows) throws IOException {
    List<Domain> there = domains();
    return new DomainSheet(
        DomainProposal.of(rows.stream().map(BatchRow::candidate).toList(), there), there);
  }

  private IntakeRequest request(List<BatchRow> rows, DomainAnswers domains) {
    List<IntakeItem> items =
        rows.stream()
            .map(
                row ->
                    row.verdict().isPresent() || row.candidate().curation().isEmpty()
                        ? IntakeItem.of(row.candidate(), row.verdict())
                        : new IntakeItem(
                            row.candidate(), row.candidate().curation(), row.verdict()))
            .toList();
    return new IntakeRequest(batch.name(), items, domains.terms());
  }

  private Target target() throws IOException {
    return parts.store().orElseThrow(() -> new IOException(texts.get("noVault")));
  }

  private Intake intake() throws IOException {
    return new Intake(target().store(), target().ledger(), parts.clock());
  }

  @Override
  public Preview preview(List<BatchRow> rows, DomainAnswers domains) throws IOException {
    try {
      IntakePlan plan = intake().plan(request(rows, domains));
      return new Preview(
          PlanLines.of(plan), notes(plan), plan.isPossible() ? plan.entries().size() : 0);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  private static List<String> notes(IntakePlan plan) {
    return plan.notes().stream().map(FileBatch::note).toList();
  }

  private static String note(IntakeNote note) {
    return note.candidateId().isEmpty()
        ? note.message()
        : note.candidateId() + ": " + note.message();
  }

  @Override
  public Entered accept(List<BatchRow> rows, DomainAnswers domains, String by) throws IOException {
    try {
      IntakeResult result = intake().apply(request(rows, domains), by, "");
      IntakePlan plan = result.plan();
      List<String> ids = plan.entries().stream().map(NewEntry::id).toList();
      return switch (result) {
        case IntakeResult.Applied(IntakePlan _, String change) ->
            new Entered(
                texts.get("entered", ids.size(), plan.queue().size()), Optional.of(change), ids);
        case IntakeResult.Nothing _ ->
            new Entered(texts.get("entered.nothing"), Optional.empty(), List.of());
        case IntakeResult.Refused _ ->
            throw new IOException(
                texts.get(
                    "entered.refused",
                    plan.problems().stream()
                        .map(FileBatch::note)
                        .collect(Collectors.joining(" "))));
      };
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public void undo(String change, String by) throws IOException {
    try {
      Target target = target();
      new Curation(target.store(), target.ledger(), new LayerOneGate())
          .undo(change, by, texts.get("undo.reason"));
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public void export(List<BatchRow> rows, Path target) throws IOException {
    write(new BatchOutcome(batch, rows).changeset(), target);
  }

  @Override
  public void write(String text, Path target) throws IOException {
    parts.known().write(SourceText.sha256(text.getBytes(StandardCharsets.UTF_8)));
    draft.put(target, text);
  }

  @Override
  public String report(List<BatchRow> rows) throws IOException {
    return new BatchOutcome(batch, rows).report(domains());
  }

  private List<Domain> domains() throws IOException {
    if (parts.store().isEmpty()) {
      return List.of();
    }
    try {
      return parts.store().get().store().read(VaultReader::domains);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }
}
