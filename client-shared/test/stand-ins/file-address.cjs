const { basename } = require('node:path');

/** Whoever imports a picture or a style sheet gets its address, as from Vite. */
exports.process = (_content, path) => ({
  code: `module.exports = ${JSON.stringify(`/assets/${basename(path)}`)};`,
});
