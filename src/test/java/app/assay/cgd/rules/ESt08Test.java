package app.assay.cgd.rules;

class ESt08Test extends RuleFixtures {}
