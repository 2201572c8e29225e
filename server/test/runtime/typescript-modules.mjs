// Lets Node load the server's TypeScript sources, compiled file by file by production's compiler.
// Compiled files are stored in .cache/jest, named by what they were made of, so each is compiled once.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = resolve(import.meta.dirname, '../..');
const cache = resolve(server, '../.cache/jest/server');
const configFile = join(server, 'tsconfig.json');

/** Where the source map of each loaded file lies; Jest shows failures with it. */
export const sourceMaps = new Map();

let compiler;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const source = sourceOf(specifier, context.parentURL);
    return source ? { url: source, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!isOurTypeScript(url)) return nextLoad(url, context);
    return { format: 'module', source: compiled(url), shortCircuit: true };
  },
});

/** `./blog.service.js` in a TypeScript file means `./blog.service.ts`. */
function sourceOf(specifier, parent) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !isOurTypeScript(parent)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : undefined;
}

function isOurTypeScript(url) {
  return url !== undefined && /^file:.*\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');
}

function compiled(url) {
  const file = fileURLToPath(url);
  const source = readFileSync(file, 'utf8');
  const target = join(
    cache,
    `${createHash('sha1').update(`${compilerKey()}\n${file}\n${source}`).digest('hex')}.js`,
  );
  sourceMaps.set(url, `${target}.map`);
  if (existsSync(target)) return readFileSync(target, 'utf8');
  compiler ??= loadCompiler();
  const { outputText, sourceMapText } = compiler.typescript.transpileModule(source, {
    fileName: file,
    compilerOptions: compiler.options,
  });
  const code = outputText.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  mkdirSync(cache, { recursive: true });
  put(`${target}.map`, JSON.stringify({ ...JSON.parse(sourceMapText), sourceRoot: '', sources: [file] }));
  put(target, code);
  return code;
}

/** Several workers may write the same file at once; each sees it whole or not at all. */
function put(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

let key;

/** What, besides its source, a compiled file depends on. */
function compilerKey() {
  const { version } = createRequire(import.meta.url)('typescript/package.json');
  key ??= [version, configFile, resolve(server, '../tsconfig.base.json'), import.meta.filename]
    .map((part) => (part === version ? part : readFileSync(part, 'utf8')))
    .join('\n');
  return key;
}

/** Takes half a second, so only where something has to be compiled. */
function loadCompiler() {
  const typescript = createRequire(import.meta.url)('typescript');
  const { config } = typescript.readConfigFile(configFile, typescript.sys.readFile);
  const { options } = typescript.parseJsonConfigFileContent(config, typescript.sys, dirname(configFile));
  return {
    typescript,
    options: { ...options, noEmit: false, sourceMap: true, module: typescript.ModuleKind.ESNext },
  };
}
