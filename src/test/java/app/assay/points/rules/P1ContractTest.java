package app.assay.points.rules;

class P1ContractTest implements PointContract {}
