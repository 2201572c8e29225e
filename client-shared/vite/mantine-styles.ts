import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = join(import.meta.dirname, '../../node_modules/@mantine/core/styles');
/** Where a component that was built in has the names of its classes. */
const CLASS_NAMES = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;
const IMPORT = "@import 'mantine-components';";

/**
 * Puts the styles of Mantine's components in the place of `@import 'mantine-components'` in a style sheet, in the order
 * of the library, in which later ones win. A build fails where the components are not those that are built in: one
 * without its styles would go out bare.
 * @param components their names, separated by spaces
 */
export function mantineStyles(components: string): Plugin {
  const listed = components.trim().split(/\s+/);
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css') || !code.includes(IMPORT)) return undefined;
      const imports = inOrder(listed).map((name) => `@import '@mantine/core/styles/${name}.layer.css';`);
      return { code: code.replace(IMPORT, imports.join('\n')), map: null };
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const used = new Set(modules.flatMap((id) => CLASS_NAMES.exec(id)?.[1] ?? []));
      const wanted = [...used].toSorted().join(' ');
      if (listed.toSorted().join(' ') !== wanted) this.error(`mantineStyles has to list: ${wanted}`);
    },
  };
}

function inOrder(names: string[]): string[] {
  const all = readFileSync(join(STYLES, '../styles.layer.css'), 'utf8');
  const place = (name: string) => {
    const styles = readFileSync(join(STYLES, `${name}.layer.css`), 'utf8');
    return all.indexOf(/\.m_\w+/.exec(styles)?.[0] ?? '');
  };
  return names.toSorted((one, other) => place(one) - place(other));
}
