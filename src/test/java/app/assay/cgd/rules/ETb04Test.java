package app.assay.cgd.rules;

class ETb04Test extends RuleFixtures {}
