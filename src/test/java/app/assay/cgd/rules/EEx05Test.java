package app.assay.cgd.rules;

class EEx05Test extends RuleFixtures {}
