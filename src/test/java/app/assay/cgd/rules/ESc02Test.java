package app.assay.cgd.rules;

class ESc02Test extends RuleFixtures {}
