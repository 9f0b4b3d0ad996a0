package app.assay.points.rules;

class P3ContractTest implements PointContract {}
