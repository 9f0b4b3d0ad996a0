package app.assay.distillery.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.PullRequest;
import app.assay.distillery.layer1.Candidates;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ReportTextTest {

  private static ReportedCandidate reported(
      String id, Outcome outcome, Optional<CandidateVerdict.Conflict> conflict, String rejected) {
    Candidate candidate = Candidates.good().with("id", id);
    List<String> codes =
        outcome == Outcome.FAIL ? List.of("R6_DUPLICATE", "R7_DIRECTLY_DERIVABLE") : List.of();
    return new ReportedCandidate(
        candidate,
        OptionalLong.of(7),
        new CandidateVerdict(id, outcome, codes, conflict, "Why | so\nit is."),
        rejected.isEmpty() ? Optional.empty() : Optional.of(rejected));
  }

  private static PullRequest pull(long number, String outcome) {
    return new PullRequest(
        number,
        "Title",
        number == 7 ? "ada" : "",
        outcome,
        List.of("src/pay/a.rb", "docs/x.md"),
        List.of(),
        "No manifest.",
        "It broke.");
  }

  private static final BatchReport REPORT =
      new BatchReport(
          "2026-03-26-2",
          List.of(pull(7, "processed"), pull(8, "insufficient"), pull(9, "failed")),
          List.of(
              reported(
                  "a",
                  Outcome.PASS,
                  Optional.of(new CandidateVerdict.Conflict("older", "Other advice.")),
                  ""),
              reported("b", Outcome.FAIL, Optional.empty(), ""),
              reported("c", Outcome.PASS, Optional.empty(), "self-evident"),
              reported("d", Outcome.DEFERRED, Optional.empty(), "")),
          List.of(
              new Domain("payments", "", DomainStatus.ACTIVE, "", 3, List.of("src/pay/")),
              new Domain("all", "", DomainStatus.ACTIVE, "", 0, List.of("*"))),
          List.of(
              new CurationLogRow(
                  "Rejected", "c", "self-evident", Instant.parse("2026-03-30T10:26:51Z"))));

  @Test
  void everyNumberIsComputed() {
    assertThat(ReportText.of(REPORT))
        .startsWith("# Knowledge Distillery Batch Report — 2026-03-26-2\n")
        .contains(
            """
            | #7 | ✅ processed (1 accepted) |
            | #8 | ⏳ insufficient evidence |
            | #9 | ❌ failed: It broke. |
            """)
        .contains(
            """
            | Source PRs processed | 1 |
            | Candidates extracted | 4 |
            | Accepted (fact / anti-pattern) | 1 (1 / 0) |
            | Rejected | 1 |
            | Rejected via curation | 1 |
            | Not decided yet | 1 |
            | Insufficient evidence (deferred) | 1 |
            | Failed | 1 |
            """)
        .contains("| `payments` | 3 | 4 |\n")
        .contains("**Unmapped paths:**\n\n- `docs/x.md`\n");
  }

  @Test
  void idsStandInBackticksUnderTheirAuthorAndPullRequest() {
    assertThat(ReportText.of(REPORT))
        .contains(
            """
            ## Accepted Entries

            #### @ada

            - #7
              - [fact] `a` — MUST retry payments in a background job.
            """)
        .contains("| #7 | `b` | R6_DUPLICATE, R7_DIRECTLY_DERIVABLE | Why \\| so it is. |\n")
        .contains("- `a` <-> `older`: Other advice.\n")
        .contains("| `c` | fact | Retries live in jobs | self-evident |\n")
        .contains("- #8 \"Title\": No manifest.\n")
        .contains("| Rejected | `c` | self-evident | 2026-03-30T10:26:51Z |\n");
  }

  @Test
  void anEmptyBatchHasEverySection() {
    String text =
        ReportText.of(new BatchReport("2026-04-13", List.of(), List.of(), List.of(), List.of()));
    assertThat(text)
        .contains(
            "| Candidates extracted | 0 |",
            "No entries accepted in this batch.",
            "No rejected candidates.",
            "No conflicts detected.",
            "No feedback on existing entries.",
            "All PRs had sufficient evidence.");
    assertThat(text.lines().filter(line -> line.startsWith("## ")))
        .containsExactly(
            "## Summary",
            "## Accepted Entries",
            "## Rejected Candidates",
            "## Curation Queue (Human Review Required)",
            "## Domain Changes",
            "## Vault Feedback (Existing Entry Signals)",
            "## Insufficient Evidence (Remains Pending)");
  }
}
