package app.assay.cgd.rules;

class WHc04Test extends RuleFixtures {}
