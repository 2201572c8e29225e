import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const MANTINE = join(import.meta.dirname, '../../node_modules/@mantine/core');
/** Where a component that was built in has the names of its classes. */
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
const LISTED = /@mantine\/core\/styles\/([A-Z]\w+)\.layer\.css/g;

/**
 * Fails a build whose list of Mantine's style files is not that of the components which are built in: a component
 * without its styles would go out bare. The order is the library's, in which later styles win.
 * @param file the style sheet that imports `@mantine/core/styles/….layer.css`
 */
export function checkMantineStyles(file: string): Plugin {
  return {
    name: 'check-mantine-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const used = new Set(modules.flatMap((id) => CLASS_NAMES.exec(id)?.[1] ?? []));
      const wanted = inOrder([...used]).join('\n');
      const listed = [...readFileSync(file, 'utf8').matchAll(LISTED)].map(([, name]) => name).join('\n');
      if (listed !== wanted) this.error(`${basename(file)} has to list, in this order:\n${wanted}`);
    },
  };
}

function inOrder(names: string[]): string[] {
  const all = readFileSync(join(MANTINE, 'styles.layer.css'), 'utf8');
  const place = (name: string) => {
    const styles = readFileSync(join(MANTINE, 'styles', `${name}.layer.css`), 'utf8');
    return all.indexOf(/\.m_\w+/.exec(styles)?.[0] ?? '');
  };
  return names.sort((one, other) => place(one) - place(other));
}
