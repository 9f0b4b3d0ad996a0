package app.assay.cgd.rules;

class EEx06Test extends RuleFixtures {}
