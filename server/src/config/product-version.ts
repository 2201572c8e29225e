import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The package.json of the product lies as far above the sources as above each folder that they are compiled to. */
const manifest = resolve(import.meta.dirname, '../../../package.json');

/** The version of the product, as package.json has it: `1.0.0`. */
export const productVersion = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
