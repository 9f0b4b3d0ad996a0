package app.assay.cgd.rules;

class WHc07Test extends RuleFixtures {}
