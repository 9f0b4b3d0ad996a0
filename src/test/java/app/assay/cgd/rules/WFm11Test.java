package app.assay.cgd.rules;

class WFm11Test extends RuleFixtures {}
