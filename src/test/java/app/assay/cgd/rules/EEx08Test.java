package app.assay.cgd.rules;

class EEx08Test extends RuleFixtures {}
