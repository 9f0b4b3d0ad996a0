package app.assay.cgd.rules;

class XRecordStyleTest extends RuleFixtures {}
