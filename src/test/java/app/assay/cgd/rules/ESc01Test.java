package app.assay.cgd.rules;

class ESc01Test extends RuleFixtures {}
