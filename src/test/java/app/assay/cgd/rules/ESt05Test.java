package app.assay.cgd.rules;

class ESt05Test extends RuleFixtures {}
