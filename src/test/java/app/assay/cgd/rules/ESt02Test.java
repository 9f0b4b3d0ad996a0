package app.assay.cgd.rules;

class ESt02Test extends RuleFixtures {}
