package app.assay.house.wrong.cgd.check;

import app.assay.house.wrong.cgd.Document;

/// Wrong: the other half of the circle.
public interface Check {
  boolean test(Document document);
}
