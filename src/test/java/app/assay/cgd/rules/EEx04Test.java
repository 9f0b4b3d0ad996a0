package app.assay.cgd.rules;

class EEx04Test extends RuleFixtures {}
