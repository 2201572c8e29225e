// The package's own file for `require` holds all six thousand icons; each test file would load it anew.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (module, name) =>
      (module[name] ??= require(`@tabler/icons-react/dist/esm/icons/${name}.mjs`).default),
  },
);
