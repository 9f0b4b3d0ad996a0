package app.assay.cgd.rules;

class XExtensionTest extends RuleFixtures {}
