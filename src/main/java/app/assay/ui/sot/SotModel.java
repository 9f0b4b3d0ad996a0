package app.assay.ui.sot;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.IsoDate;
import app.assay.cgd.tier.Staleness;
import app.assay.cgd.tier.ValueConflicts;
import app.assay.cgd.tier.ValueConflicts.Conflict;
import app.assay.cgd.tier.ValueConflicts.Stated;
import app.assay.cgd.tier.VerifiedClaims;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.Span;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The verified claims of all Sources of Truth of the vault, as they are on disk.
///
/// Belongs to the thread that draws.
public final class SotModel {

  private final Texts texts = new Texts("sot");
  private final Listeners listeners = new Listeners();
  private final LocalDate today;
  private List<SotRow> rows = List.of();
  private String about = texts.get("loading");

  private record Read(Path path, String file, CgdDocument document) {}

  /// @param today to count ages from, and after which a date is yet to come
  public SotModel(VaultModel vault, DocumentFile files, TaskRunner runner, LocalDate today) {
    this.today = today;
    Map<Path, String> sources = new LinkedHashMap<>();
    vault
        .reports()
        .forEach(
            (path, report) -> {
              if (report.state().tier().isPresent()) {
                sources.put(path, report.path());
              }
            });
    runner.submit(
        texts.get("task"),
        progress -> {
          List<Read> read = new ArrayList<>();
          for (Map.Entry<Path, String> source : sources.entrySet()) {
            progress.stopIfCancelled();
            if (files.read(source.getKey()) instanceof ReadResult.Loaded loaded) {
              CgdDocument document = CgdParser.standard().parse(loaded.source());
              read.add(new Read(source.getKey(), source.getValue(), document));
            }
          }
          return read;
        },
        this::read);
  }

  private void read(Outcome<List<Read>> outcome) {
    if (outcome instanceof Outcome.Done<List<Read>>(List<Read> documents)) {
      show(documents);
    } else {
      about = texts.get("stopped");
    }
    listeners.tell();
  }

  private void show(List<Read> documents) {
    List<Stated> all = new ArrayList<>();
    for (Read read : documents) {
      VerifiedClaims.of(read.document()).forEach(row -> all.add(new Stated(read.file(), row)));
    }
    List<Conflict> conflicts = ValueConflicts.among(all);
    Map<String, Read> byFile =
        documents.stream().collect(Collectors.toMap(Read::file, Function.identity()));
    rows =
        all.stream()
            .map(s -> row(Objects.requireNonNull(byFile.get(s.file())), s, conflicts))
            .toList();
    about = texts.get("about", documents.size(), rows.size(), conflicts.size());
  }

  private SotRow row(Read read, Stated stated, List<Conflict> conflicts) {
    VerifiedClaims.Row row = stated.row();
    String why = row.dateFault(today).map(fault -> why(fault, row.verified())).orElse("");
    return new SotRow(
        read.path(),
        read.file(),
        tier(read.document()),
        row.claim(),
        row.value(),
        conflicts.stream()
            .filter(conflict -> conflict.rows().contains(stated))
            .findFirst()
            .map(conflict -> others(conflict, stated))
            .orElse(""),
        row.source(),
        row.staleness().map(Staleness::marker).orElse(""),
        row.verified(),
        why.isEmpty() ? "" : "critical",
        why,
        row.age(today).map(days -> Long.toString(days)).orElse(""),
        row.place());
  }

  private String why(VerifiedClaims.DateFault fault, String verified) {
    return switch (fault) {
      case INVALID -> texts.get("date.invalid", verified, IsoDate.fault(verified));
      case FUTURE -> texts.get("date.future", verified);
    };
  }

  private String others(Conflict conflict, Stated stated) {
    return conflict.rows().stream()
        .filter(other -> !other.equals(stated))
        .map(other -> texts.get("conflict", other.row().value(), other.file()))
        .collect(Collectors.joining("; "));
  }

  private String tier(CgdDocument document) {
    return document
        .header()
        .tier()
        .map(
            tier ->
                texts.get(
                    "tier",
                    tier.scalar("owner").map(s -> s.value()).orElse("?"),
                    tier.scalar("version").map(s -> s.value()).orElse("?")))
        .orElse("");
  }

  List<SotRow> rows() {
    return rows;
  }

  String about() {
    return about;
  }

  /// Calls back once the documents were read.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Goes to a place in a document.
  @FunctionalInterface
  public interface Jump {

    void to(Path path, Span place);
  }
}
