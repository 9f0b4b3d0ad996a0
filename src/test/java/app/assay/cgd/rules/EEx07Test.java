package app.assay.cgd.rules;

class EEx07Test extends RuleFixtures {}
