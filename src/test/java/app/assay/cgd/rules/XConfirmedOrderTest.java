package app.assay.cgd.rules;

class XConfirmedOrderTest extends RuleFixtures {}
