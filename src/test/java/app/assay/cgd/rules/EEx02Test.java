package app.assay.cgd.rules;

class EEx02Test extends RuleFixtures {}
