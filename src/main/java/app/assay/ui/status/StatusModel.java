package app.assay.ui.status;

import app.assay.ui.event.Listeners;
import app.assay.ui.status.Picture.Bar;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.DocumentState.Computed;
import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport.Match;
import app.assay.workspace.PendingAge;
import app.assay.workspace.Vault;
import app.assay.workspace.VaultStatus;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The vault's documents as rows and as counts, without a control.
///
/// Belongs to the thread that draws.
public final class StatusModel {

  private final Texts texts = new Texts("status");
  private final Listeners listeners = new Listeners();
  private final VaultModel vault;
  private final Supplier<LocalDate> today;
  private final Runnable follower = this::follow;
  private List<StatusRow> rows = List.of();
  private VaultStatus status = VaultStatus.NOTHING;

  /// @param today to count from how long claims have waited
  public StatusModel(VaultModel vault, Supplier<LocalDate> today) {
    this.vault = vault;
    this.today = today;
    vault.onChange(follower);
    follow();
  }

  private void follow() {
    LocalDate day = today.get();
    Map<Path, FileReport> reports = vault.reports();
    status = VaultStatus.of(reports.values(), day);
    List<StatusRow> fresh = new ArrayList<>();
    reports.forEach((path, report) -> fresh.add(row(path, report, day)));
    rows = List.copyOf(fresh);
    listeners.tell();
  }

  /// Stops following the vault.
  public void dispose() {
    vault.removeListener(follower);
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  List<StatusRow> rows() {
    return rows;
  }

  /// The vault's name and how far it was looked at.
  String about() {
    String name =
        vault.vault().map(Vault::root).map(r -> String.valueOf(r.getFileName())).orElse("");
    return vault.unchecked() > 0
        ? texts.get("about.unchecked", name, status.documents(), vault.unchecked())
        : texts.get("about", name, status.documents());
  }

  /// What is said where there is no row.
  String hint() {
    return vault.unchecked() > 0 ? texts.get("hint.checking") : texts.get("hint");
  }

  List<Picture> pictures() {
    return List.of(ingestable(), states(), pending(), hashes());
  }

  private Picture ingestable() {
    int all = status.documents();
    int held = Math.max(0, status.ragIngestable() - status.admissible());
    return new Picture(
        "ingestable",
        texts.get("ingestable.title"),
        all == 0
            ? List.of()
            : List.of(
                new Bar(texts.get("ingestable.yes"), status.admissible(), all, "good"),
                new Bar(texts.get("ingestable.held"), held, all, "warning"),
                new Bar(
                    texts.get("ingestable.no"), all - status.admissible() - held, all, "muted")),
        texts.get("none"));
  }

  private Picture states() {
    List<Bar> bars = new ArrayList<>();
    status
        .states()
        .forEach(
            (state, count) -> bars.add(new Bar(state, count, status.documents(), style(state))));
    if (status.unreadable() > 0) {
      bars.add(
          new Bar(texts.get("unreadable"), status.unreadable(), status.documents(), "critical"));
    }
    return new Picture("states", texts.get("states.title"), bars, texts.get("none"));
  }

  private static String style(String state) {
    return state.equals("CLEAR | REVIEWED")
        ? "good"
        : state.startsWith("CLEAR | REVIEWED") ? "accent" : "warning";
  }

  private Picture pending() {
    int all = status.pendingDocuments().values().stream().mapToInt(Integer::intValue).sum();
    List<Bar> bars = new ArrayList<>();
    for (PendingAge age : PendingAge.values()) {
      int count = status.pendingDocuments().getOrDefault(age, 0);
      if (all > 0 && (age != PendingAge.UNKNOWN || count > 0)) {
        bars.add(new Bar(texts.get("age." + age), count, all, style(age)));
      }
    }
    return new Picture(
        "pending",
        texts.get("pending.title", status.pendingClaims(), all),
        bars,
        texts.get("pending.none"));
  }

  private static String style(PendingAge age) {
    return switch (age) {
      case WEEK, MONTH -> "accent";
      case QUARTER, UNKNOWN -> "warning";
      case OLDER -> "critical";
    };
  }

  private Picture hashes() {
    List<Bar> bars = new ArrayList<>();
    status
        .hashes()
        .forEach(
            (match, count) -> {
              if (count > 0) {
                bars.add(
                    new Bar(texts.get("hash." + match), count, status.documents(), style(match)));
              }
            });
    return new Picture(
        "hashes", texts.get("hashes.title", status.wrongHashes()), bars, texts.get("none"));
  }

  private static String style(Match match) {
    return switch (match) {
      case VERIFIED -> "good";
      case WRONG_RECIPE -> "warning";
      case TEXT_CHANGED, NOT_A_HASH, UNREADABLE -> "critical";
      case ABSENT, NO_WINDOW -> "muted";
    };
  }

  private StatusRow row(Path path, FileReport report, LocalDate day) {
    Optional<Computed> computed = report.state().computed();
    Optional<String> obstacle = report.obstacle();
    boolean ingestable = computed.map(Computed::ragIngestable).orElse(false);
    return new StatusRow(
        path,
        report.path(),
        computed.isEmpty()
            ? texts.get("unreadable")
            : report.state().clarity().orElse(texts.get("unsaid")),
        report.state().hitl().orElse(computed.isEmpty() ? "" : texts.get("unsaid")),
        texts.get(obstacle.isEmpty() ? "yes" : ingestable ? "held" : "no"),
        obstacle.isEmpty() ? "good" : ingestable ? "warning" : "muted",
        obstacle.orElse(""),
        report.state().tier().orElse(computed.isPresent() ? "CGD" : ""),
        computed.map(Computed::pendingCount).orElse(0),
        new Days(VaultStatus.daysPending(report, day)),
        report.hash().match() == Match.WRONG_RECIPE
            ? texts.get("recipe", report.hash().recipe().orElse("?"))
            : texts.get("hash." + report.hash().match()),
        style(report.hash().match()));
  }
}
