package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;

final class JunitReport implements Report {
  JunitReport(Writer out, ReportOptions options) {}

  @Override
  public void file(FileReport file) throws IOException {}

  @Override
  public void end(Summary summary) throws IOException {}
}
