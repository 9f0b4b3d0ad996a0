package app.assay.cgd.rules;

class WRi01Test extends RuleFixtures {}
