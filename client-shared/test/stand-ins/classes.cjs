// A style module, whose classes have the names that they are asked for by.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
