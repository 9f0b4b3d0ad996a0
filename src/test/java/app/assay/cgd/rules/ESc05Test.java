package app.assay.cgd.rules;

class ESc05Test extends RuleFixtures {}
