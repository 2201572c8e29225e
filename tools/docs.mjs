// The API reference for QA, from openapi.json: docs/reference/index.html, which opens without a server and without
// a network, and docs/reference/postman.json, a collection with every call.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';

const require = createRequire(import.meta.url);
const folder = join(root, 'docs/reference');
const document = readFileSync(join(root, 'openapi.json'), 'utf8');
mkdirSync(folder, { recursive: true });

const viewer = join(import.meta.dirname, 'node_modules/@scalar/api-reference/dist/browser/standalone.js');
copyFileSync(viewer, join(folder, 'viewer.js'));
writeFileSync(join(folder, 'index.html'), page());
writeFileSync(join(folder, 'postman.json'), `${JSON.stringify(await postmanCollection(), null, 2)}\n`);
console.log('  Reference  docs/reference/index.html');
console.log('  Postman    docs/reference/postman.json   (set baseUrl and bearerToken after importing)');

function page() {
  const configuration = {
    content: JSON.parse(document),
    servers: [{ url: 'http://localhost:3000' }],
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
  };
  // A "<" inside the document must not end the script.
  const safe = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Consultancy API reference</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="viewer.js"></script>
    <script>Scalar.createApiReference('#reference', ${safe});</script>
  </body>
</html>
`;
}

function postmanCollection() {
  const converter = require('openapi-to-postmanv2');
  return new Promise((resolve, reject) => {
    converter.convertV2(
      { type: 'string', data: document },
      { folderStrategy: 'Tags', requestParametersResolution: 'Example' },
      (error, result) => {
        if (error || !result.result) reject(error ?? new Error(result.reason));
        else resolve(result.output[0].data);
      },
    );
  });
}
