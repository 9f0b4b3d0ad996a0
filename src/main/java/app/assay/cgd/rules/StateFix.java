package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClaimState;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.ComputedFields;
import app.assay.cgd.Ending;
import app.assay.cgd.Header;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The fix that brings hitl-pending-count and hitl-status in step with the claims, and with them
/// the status line and rag-ingestable. None where the status does not follow from the claims.
final class StateFix {

  private final CgdDocument document;
  private final Header header;
  private final List<TextEdit> edits = new ArrayList<>();
  private final List<String> titles = new ArrayList<>();

  private StateFix(CgdDocument document) {
    this.document = document;
    this.header = document.header();
  }

  static List<Fix> of(CgdDocument document) {
    return new StateFix(document).fixes();
  }

  /// Sets REVIEWED_WITH_EXCEPTIONS on a reviewed document that has exclusion blocks and gives the
  /// reason for them.
  static List<Fix> withExceptions(CgdDocument document) {
    boolean follows =
        StatusPair.inFrontMatter(document)
                .filter(new StatusPair(ClarityStatus.CLEAR, HitlStatus.REVIEWED)::equals)
                .isPresent()
            && document.header().pendingCount().orElse(-1) == 0
            && document.header().scalar("exceptions-reason").isPresent();
    if (!follows) {
      return List.of();
    }
    StateFix fix = new StateFix(document);
    fix.status(HitlStatus.REVIEWED_WITH_EXCEPTIONS);
    return List.of(fix.fix());
  }

  private List<Fix> fixes() {
    if (!ClaimList.isCountable(document) || claimsAreLost()) {
      return List.of();
    }
    int pending = document.computed().pendingCount();
    Optional<HitlStatus> wanted = wanted(pending);
    if (wanted.isEmpty()) {
      return List.of();
    }
    if (header.hitlStatus().filter(wanted.get()::equals).isEmpty()) {
      status(wanted.get());
    }
    if (header.pendingCount().orElse(pending) != pending) {
      set("hitl-pending-count", Integer.toString(pending));
      titles.add("hitl-pending-count to " + pending);
    }
    return edits.isEmpty() ? List.of() : List.of(fix());
  }

  private Fix fix() {
    return new Fix("Set " + String.join(" and ", titles), edits);
  }

  /// A count without any claim says that claims were there: no tool may set it to 0.
  private boolean claimsAreLost() {
    return document.claims().isEmpty() && header.pendingCount().orElse(0) > 0;
  }

  /// The status that follows from this many pending claims.
  private Optional<HitlStatus> wanted(int pending) {
    Optional<StatusPair> now = StatusPair.inFrontMatter(document);
    if (now.isEmpty()) {
      return Optional.empty();
    }
    HitlStatus hitl = now.get().hitl();
    boolean unmarked = document.body().exclusions().markers().isEmpty();
    if (pending > 0) {
      return hitl == HitlStatus.PENDING || unmarked
          ? Optional.of(HitlStatus.PENDING)
          : Optional.empty();
    }
    if (now.get().clarity() == ClarityStatus.UNCLEAR) {
      return Optional.empty();
    }
    boolean confirmed =
        !document.claims().isEmpty()
            && document.claims().stream().allMatch(c -> c.state() == ClaimState.VERIFIED);
    if (hitl == HitlStatus.PENDING) {
      return confirmed && unmarked ? Optional.of(HitlStatus.REVIEWED) : Optional.empty();
    }
    return Optional.of(hitl);
  }

  private void status(HitlStatus wanted) {
    set("hitl-status", wanted.name());
    titles.add("hitl-status to " + wanted);
    document
        .ending()
        .status()
        .filter(line -> StatusPair.in(document.text(), line).isPresent())
        .flatMap(Ending.StatusLine::hitl)
        .ifPresent(word -> edits.add(new TextEdit(word, wanted.name())));
    boolean ingestable =
        wanted == HitlStatus.REVIEWED
            && header.clarityStatus().filter(ClarityStatus.CLEAR::equals).isPresent()
            && document.body().exclusions().markers().isEmpty()
            && !ComputedFields.isNewer(header);
    Optional<Boolean> declared = header.scalar("rag-ingestable").flatMap(YamlScalar::bool);
    if (declared.isPresent() && declared.get() != ingestable) {
      set("rag-ingestable", Boolean.toString(ingestable));
    }
  }

  private void set(String key, String word) {
    header.scalar(key).ifPresent(value -> edits.add(ScalarEdit.of(document.text(), value, word)));
  }
}
