package app.assay.cgd.rules;

class ESt04Test extends RuleFixtures {}
