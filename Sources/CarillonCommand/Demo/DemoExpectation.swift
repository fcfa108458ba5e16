/// A number that follows from the plan of a month, in factors that a reader can count.
struct DemoExpectation {
    /// `20 school days`.
    struct Factor {
        var count: Int
        var noun: String
    }

    /// A type of notifications, or what is counted of all types.
    let name: String
    /// Products, which are added.
    private let products: [[Factor]]

    init(_ name: String, of products: [[(Int, String)]]) {
        self.name = name
        self.products = products.map { product in product.map { Factor(count: $0.0, noun: $0.1) } }
    }

    init(_ name: String, _ products: [(Int, String)]...) { self.init(name, of: products) }

    var count: Int {
        products.reduce(0) { sum, product in sum + product.reduce(1) { $0 * $1.count } }
    }

    /// `20 school days × 10 guardians`.
    var words: String {
        products.map { product in product.map { "\($0.count) \($0.noun)" }.joined(separator: " × ") }.joined(separator: " + ")
    }
}
