package app.assay.cgd.rules;

class EHc01Test extends RuleFixtures {}
