package app.assay.cgd.rules;

class XDuplicateKeyTest extends RuleFixtures {}
