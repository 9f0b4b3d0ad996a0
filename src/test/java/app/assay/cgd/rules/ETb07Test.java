package app.assay.cgd.rules;

class ETb07Test extends RuleFixtures {}
