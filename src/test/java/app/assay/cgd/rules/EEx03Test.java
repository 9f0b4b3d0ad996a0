package app.assay.cgd.rules;

class EEx03Test extends RuleFixtures {}
