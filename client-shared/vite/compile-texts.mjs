import compile from 'icu-minify/compile';
import { createRequire } from 'node:module';

/** Catalogues: `src/i18n/…ts`, `texts.ts` and `texts/{en,am,om}.ts` of a feature or of a part of `ui`. */
export const CATALOGUES = /\/src\/(i18n\/[\w-]+|(?:features|ui)\/.*\/texts(\/\w+)?)\.ts$/;

/** @type {typeof import('typescript') | undefined} */
let typescript;

/**
 * Compiles the texts of a catalogue, so that no parser of messages has to travel with them.
 * @param {string} source TypeScript, whose strings are messages in ICU syntax
 * @returns {string} the same with the strings that fill in values compiled
 * @throws SyntaxError of a message that is not ICU syntax
 */
export function compileTexts(source) {
  typescript ??= /** @type {typeof import('typescript')} */ (createRequire(import.meta.url)('typescript'));
  const ts = typescript;
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  let compiled = '';
  let done = 0;
  /** @param {import('typescript').Node} node */
  function visit(node) {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    const isValue =
      ts.isPropertyAssignment(node.parent ?? file) || ts.isArrayLiteralExpression(node.parent ?? file);
    if (!isText || !isValue) return ts.forEachChild(node, visit);
    const message = compile(node.text);
    if (message === node.text) return;
    compiled += source.slice(done, node.getStart()) + JSON.stringify(message);
    done = node.end;
  }
  visit(file);
  return compiled + source.slice(done);
}
