package app.assay.cgd.rules;

class EEx00Test extends RuleFixtures {}
