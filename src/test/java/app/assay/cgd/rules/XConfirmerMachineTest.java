package app.assay.cgd.rules;

class XConfirmerMachineTest extends RuleFixtures {}
