package app.assay.cgd.rules;

class WEx05Test extends RuleFixtures {}
