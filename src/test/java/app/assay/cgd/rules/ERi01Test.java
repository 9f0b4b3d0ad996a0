package app.assay.cgd.rules;

class ERi01Test extends RuleFixtures {}
