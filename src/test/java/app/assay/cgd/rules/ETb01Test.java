package app.assay.cgd.rules;

class ETb01Test extends RuleFixtures {}
