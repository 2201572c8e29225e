/** Whoever imports a file `?raw` gets its text, as from Vite. */
exports.process = (content) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(content)} };`,
});
