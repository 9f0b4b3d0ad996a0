package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;

/// For the few rules whose fixtures cannot be files, because of their size, encoding or time.
interface BuiltFixtures {

  /// A document in which the rule finds something and no other rule does.
  CgdDocument firing();

  /// A document just short of that, in which no rule finds anything.
  CgdDocument silent();
}
