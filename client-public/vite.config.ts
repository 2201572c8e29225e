import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { compiledTexts } from '../client-shared/vite/compiled-texts';
import { mantineStyles } from '../client-shared/vite/mantine-styles';
import { routerForProduction } from '../client-shared/vite/router-for-production';
import { mantineVariables } from './src/theme/mantine-variables';
import { renderInDevelopment } from './vite/render-in-development';

// Given by scripts/dev/servers.mjs.
const SERVER = process.env.DEV_SERVER_URL ?? 'http://localhost:3001';
const ADMIN = process.env.DEV_ADMIN_URL ?? 'http://localhost:5174';

/** The Latin letters are needed for the first line of every page, so the page names them in its head. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    transformIndexHtml(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) =>
        /familjen-grotesk-latin-wght.*\.woff2$/.test(file),
      );
      if (!font) return [];
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}

/** Gives the theme's variables as a style sheet; Mantine would write them into each page by a script. */
function mantineVariablesSheet(): Plugin {
  const name = 'virtual:mantine-variables.css';
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? mantineVariables() : undefined),
  };
}

/**
 * A built page brings the script that fetches the others with it, which spares it a request before its first
 * screen is there. The server allows it by its hash.
 */
function inlineBootScript(): Plugin {
  const file = fileURLToPath(new URL('src/app/boot.ts', import.meta.url));
  return {
    name: 'inline-boot-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
        const script = minifySync(file, code, { module: true }).code;
        return html
          .replace(/\n *<script type="module"[^>]*><\/script>/, '')
          .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`);
      },
    },
  };
}

/**
 * Chunks that pages share; left alone, the bundler would cut them into a dozen files each, for as many requests. A
 * module belongs to the first that takes it.
 */
/** Modules by the ends of their paths; all that they import comes along. */
const modules = (...ends: string[]) => new RegExp(`/(${ends.join('|')})\\.`);

const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!@mantine|@tabler)/ },
  {
    name: 'core',
    test: modules(
      'app/(browser-site|document-head|lazy-page|load-pages|page-of|page-state|routes|site|site-providers)',
      'i18n/(page-texts|texts)',
      'calendar/date-text',
      'format/texts',
      'generated/blog/blog',
      'records/(read-answer|read-post)',
      'lib/data-saver',
      'ui/(arrow-link|content-language|dots|fact-line|figures|link-card|post-category|project-year|section-heading|spinner)',
      'ui/(on-demand|query-outcome|responsive-image|site-picture|tone-badge)',
      'Icon(ArrowLeft|Check|Photo|StarFilled)',
      'SimpleGrid/SimpleGrid',
    ),
  },
  { name: 'mutation', test: modules('useMutation') },
  {
    name: 'sections',
    test: modules('ui/(growing-picture|invitation|reveal)', 'lib/site-copy'),
  },
  { name: 'lists', test: modules('generated/services/services', 'home/home-queries') },
  { name: 'blog', test: modules('blog/(blog-queries|post-card)') },
  { name: 'story', test: modules('share/share-row', 'ui/(breadcrumb|trail)', 'ui/canonical-slug') },
  { name: 'list', test: modules('ui/(paging|show-more)') },
  {
    name: 'controls',
    test: modules(
      '(ActionIcon/ActionIcon|CloseButton/CloseButton)',
      '(DirectionProvider|get-env|random-id|use-id|use-merged-ref|use-resolved-styles-api|use-uncontrolled)',
    ),
  },
  {
    name: 'form',
    test: modules('form/(action-form|choice|drafts|fields|use-draft|use-rules)', 'ui/(facts|password-field)'),
  },
  {
    name: 'project-records',
    test: modules('(read-project-details|projects-by-id|design-terms)', 'model/projectType'),
  },
  { name: 'page', test: modules('ui/page-column', 'calendar/date-time-text') },
  // Pages to which a link of a mail leads.
  { name: 'mail-link', test: modules('(mail-link-page|link-outcome|cut-link)', 'ui/quote') },
  { name: 'queue', test: modules('submissions/use-submissions', 'form/(submission-notices|use-submission)') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    compiledTexts(),
    mantineVariablesSheet(),
    mantineStyles(`
      ActionIcon Badge Button Center CloseButton Combobox Container Group InlineInput Input Loader
      Modal ModalBase Overlay Paper PasswordInput Radio RadioCard RadioIndicator ScrollArea
      SimpleGrid Stack Tabs Text Title UnstyledButton VisuallyHidden
    `),
    preloadLatinFont(),
    inlineBootScript(),
    renderInDevelopment(SERVER),
  ],
  // Vite leaves this to the program that loads the rendered pages, so that both builds of React would come along.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // In development Node loads the packages as they are, the router's among them.
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  build: {
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The boot script fetches what a page needs, when it is time.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? [] : dependencies),
    },
    // One small style sheet: a rendered page must have all its styles before its scripts arrive.
    cssCodeSplit: false,
    // A kilobyte smaller than what the bundler's own gives; the first load has a budget.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2022, compress: { passes: 5 } },
    copyPublicDir: !isSsrBuild,
    // Data addresses would need room in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js' }
        : {
            codeSplitting: { groups: sharedChunks },
            // The names of all chunks come with the first load, and nothing packs a hash: as short as the bundler lets it be.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
    },
  },
  // The rendered pages need nothing but this one folder: no packages beside it at run time.
  ssr: { noExternal: command === 'build' || undefined },
  server: {
    proxy: {
      '^/(api|uploads|docs|health|pack)(/|-|$)': SERVER,
      '^/(sitemap\\.xml|robots\\.txt|rss\\.xml)$': SERVER,
      '^/admin(/|$)': { target: ADMIN, ws: true },
    },
  },
}));
