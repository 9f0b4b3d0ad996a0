package app.assay.cgd.rules;

class ETb02Test extends RuleFixtures {}
