package app.assay.cgd.rules;

class ESc04Test extends RuleFixtures {}
