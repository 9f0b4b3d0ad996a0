package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.intake.DomainProposal;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.vault.Domain;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A batch, the gate and the vault it is for. Works in the background, except for
/// [#check(Candidate)]; a failure has a sentence for people, and then nothing was changed.
public interface BatchDesk {

  /// A batch as it was read, with what was decided of it before.
  ///
  /// @param vault what it would be accepted into, for people; empty where there is none
  /// @param repository what R7 looks at, for people; empty where nothing was chosen
  /// @param notices what could not be read and what stands twice, a sentence each
  record Opened(
      String name, String vault, String repository, List<BatchRow> rows, List<String> notices) {

    public Opened {
      rows = List.copyOf(rows);
      notices = List.copyOf(notices);
    }

    /// The same with other rows.
    Opened with(List<BatchRow> others) {
      return new Opened(name, vault, repository, others, notices);
    }
  }

  /// What the gate said of one candidate.
  record Gated(int index, CandidateVerdict verdict, List<Likeness> alike) {}

  /// The domains that stand to be looked at before candidates enter.
  ///
  /// @param registry what the vault has, by name
  record DomainSheet(List<DomainProposal> proposals, List<Domain> registry) {

    public DomainSheet {
      proposals = List.copyOf(proposals);
      registry = List.copyOf(registry);
    }
  }

  /// What accepting would write.
  ///
  /// @param lines each row of each table, in words
  /// @param problems what stands in the way of single candidates, a sentence each
  /// @param entries how many would be inserted
  record Preview(List<String> lines, List<String> problems, int entries) {

    public Preview {
      lines = List.copyOf(lines);
      problems = List.copyOf(problems);
    }
  }

  /// What accepting wrote.
  ///
  /// @param change by which it is taken back; empty where nothing was to be written
  /// @param entered ids of the candidates that are in the vault now
  record Entered(String message, Optional<String> change, List<String> entered) {

    public Entered {
      entered = List.copyOf(entered);
    }
  }

  Opened open() throws IOException;

  /// Reads the batch as it lies in its file now, without what was kept beside it.
  Opened readAgain() throws IOException;

  /// What layer 1 says of a candidate; quick, on any thread.
  List<Flaw> check(Candidate candidate);

  /// Runs the gate over candidates.
  ///
  /// @param wanted by their index in the batch
  /// @param heard is told of each verdict as it comes, in the background
  /// @return a sentence on what came of it
  String gate(List<BatchRow> batch, List<Integer> wanted, Progress progress, Consumer<Gated> heard)
      throws IOException;

  /// Keeps what was decided and edited so far, beside the batch and never in it; the vault hears
  /// what was rejected, where somebody says who decides.
  void keep(List<BatchRow> rows, Optional<String> by) throws IOException;

  /// The domains these candidates propose.
  DomainSheet domains(List<BatchRow> rows) throws IOException;

  /// What accepting these candidates would write; nothing is written.
  Preview preview(List<BatchRow> rows, DomainAnswers domains) throws IOException;

  /// Accepts candidates in one transaction.
  Entered accept(List<BatchRow> rows, DomainAnswers domains, String by) throws IOException;

  /// Takes back what was accepted.
  void undo(String change, String by) throws IOException;

  /// Writes a changeset of what was decided.
  void export(List<BatchRow> rows, Path target) throws IOException;

  /// Writes a text into a file.
  void write(String text, Path target) throws IOException;

  /// The batch as a report in Markdown.
  String report(List<BatchRow> rows) throws IOException;
}
