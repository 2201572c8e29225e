import { fileURLToPath } from 'node:url';

/** Without its warnings to developers, which the package gives to everybody who does not ask by the file's name. */
export const routerForProduction = Object.entries({
  'react-router': 'index',
  'react-router/dom': 'dom-export',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}));
