package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import java.util.List;

/// For the few rules whose fixtures cannot be files, because of their size, encoding or time.
interface BuiltFixtures {

  /// A document in which the rule finds something, and no other rule but [#others()] does.
  CgdDocument firing();

  /// Rules that must find something in the firing document too, by their ids.
  default List<String> others() {
    return List.of();
  }

  /// A document just short of that, in which no rule finds anything.
  CgdDocument silent();
}
