package app.assay.cgd.rules;

class EHs01Test extends RuleFixtures {}
