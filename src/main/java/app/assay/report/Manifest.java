package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// The ingest manifest: the documents that may enter a knowledge base, by path; on demand a second
/// list of those that may not, with the reason.
public final class Manifest implements Report {

  private static final Comparator<ManifestEntry> ORDER = Comparator.comparing(ManifestEntry::path);

  private final Writer out;
  private final Form form;
  private final boolean all;
  private final Function<FileReport, SignatureMark> signatures;
  private final List<ManifestEntry> ingestable = new ArrayList<>();
  private final List<ManifestEntry> leftOut = new ArrayList<>();

  /// What a manifest is written as.
  public enum Form {
    /// One JSON object a line.
    JSONL,
    /// Comma-separated values by RFC 4180, with a header.
    CSV
  }

  /// @param all whether documents that may not enter are listed too, behind the others
  /// @param signatures what lies beside a file in the place of a signature
  public Manifest(
      Writer out, Form form, boolean all, Function<FileReport, SignatureMark> signatures) {
    this.out = out;
    this.form = form;
    this.all = all;
    this.signatures = signatures;
  }

  @Override
  public void file(FileReport file) {
    ManifestEntry entry = ManifestEntry.of(file, signatures.apply(file));
    (entry.isIngestable() ? ingestable : leftOut).add(entry);
  }

  @Override
  public void end(Summary summary) throws IOException {
    ingestable.sort(ORDER);
    leftOut.sort(ORDER);
    List<ManifestEntry> entries = new ArrayList<>(ingestable);
    if (all) {
      entries.addAll(leftOut);
    }
    switch (form) {
      case JSONL -> new ManifestJson(out).write(entries);
      case CSV -> new ManifestCsv(out).write(entries);
    }
  }

  /// How many documents may enter.
  public int ingestable() {
    return ingestable.size();
  }

  /// How many may not.
  public int leftOut() {
    return leftOut.size();
  }
}
