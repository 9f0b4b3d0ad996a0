package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import java.io.IOException;

/// A report under way: every file once, in order, then the end.
public interface Report {

  /// Adds a file.
  void file(FileReport file) throws IOException;

  /// Completes the report. Does not close what it is written to.
  void end(Summary summary) throws IOException;
}
