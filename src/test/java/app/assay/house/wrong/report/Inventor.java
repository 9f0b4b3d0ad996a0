package app.assay.house.wrong.report;

import app.assay.house.wrong.finding.Finding;

/// Wrong: makes a finding where findings are only shown.
class Inventor {
  Finding invent() {
    return new Finding("X");
  }
}
