import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';

const root = join(import.meta.dirname, '../../..');

/** Patterns whose text is never a stranger's, by file. */
const ownTexts: Record<string, string> = {
  'server/src/security-headers.ts': 'templates of the built clients',
  'server/src/site/page-renderer.ts': 'the template of the built client',
};

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** All literals of regular expressions in the sources. */
function patterns(): Pattern[] {
  const folders = ['server/src', 'shared/src', 'client-shared/src', 'client-public/src', 'client-admin/src'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec|test)\.|\/(?:generated|test-support)\//.test(file))
    .filter((file) => !ownTexts[file])
    .flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
}

function patternsOf(file: string, text: string): Pattern[] {
  const tree = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: typescript.Node): void => {
    if (typescript.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ place: `${file}:${line} ${node.text}`, source, flags });
    }
    typescript.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

// A text of a stranger may be as long as a request: a pattern that looks at its parts again and again keeps the one
// thread from everybody else.
describe('patterns', () => {
  it('take time that grows no faster than the text', async () => {
    // The part of recheck that needs no program of the machine.
    process.env['RECHECK_BACKEND'] = 'pure';
    const { checkSync } = await import('recheck');
    // The first one shows that such a pattern is found. Where it has to try texts, it tries the same ones each time.
    const slow = [{ place: 'an example', source: '[^a-z]+$', flags: '' }, ...patterns()].filter(
      ({ source, flags }) => checkSync(source, flags, { timeout: null, randomSeed: 1 }).status !== 'safe',
    );
    expect(slow.map(({ place }) => place)).toEqual(['an example']);
    // It tries each of some 330 patterns.
  }, 300_000);
});
