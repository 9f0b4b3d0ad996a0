package app.assay.cgd.rules;

class WHc06Test extends RuleFixtures {}
