package app.assay.cgd.rules;

class WEc01Test extends RuleFixtures {}
