package app.assay.cgd.rules;

class ESt09Test extends RuleFixtures {}
