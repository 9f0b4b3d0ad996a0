package app.assay.cgd.rules;

class WFc01Test extends RuleFixtures {}
