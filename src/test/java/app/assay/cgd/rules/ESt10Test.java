package app.assay.cgd.rules;

class ESt10Test extends RuleFixtures {}
