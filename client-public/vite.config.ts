import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite';
import { checkMantineStyles } from '../client-shared/vite/check-mantine-styles';
import { compiledTexts } from '../client-shared/vite/compiled-texts';
import { routerForProduction } from '../client-shared/vite/router-for-production';
import { mantineVariables } from './src/theme/mantine-variables';
import { renderInDevelopment } from './vite/render-in-development';

// Given by scripts/dev/servers.mjs.
const SERVER = process.env.DEV_SERVER_URL ?? 'http://localhost:3000';
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
 * Every page needs the first two, services and articles the third, articles and projects the story, every form the
 * last; left alone, the bundler would cut them into a dozen files each, for as many requests.
 */
const sharedChunks = [
  {
    name: 'vendor',
    test: /node_modules\/(@tanstack\/(?!.*\/(queriesObserver|useQueries)\.)|(@formatjs\/fast-memoize|clsx|icu-minify|react|react-dom|use-intl|react-router|react-router-dom|scheduler)\/)/,
  },
  {
    name: 'core',
    test: /@mantine\/core\/esm\/(core\/(?!utils\/create-scoped)|components\/(Badge|Button|Container|Group|Loader|SimpleGrid|Stack|Text|Title|Transition|UnstyledButton)\/)|@mantine\/hooks\/esm\/(?!use-(clipboard|debounced|focus|hotkeys|id|uncontrolled|window-event))|vite\/preload-helper|icons\/Icon(ArrowLeft|Check|ChevronDown|StarFilled)\.|\/shared\/src\/(addis-ababa-time|calendar\/(calendar-date|calendar-words|format-date))|client-shared\/src\/(?!api\/(generated\/(?!blog\/)|records\/read-project|save-file|storage-refused|use-submission-keys)|article\/|calendar\/(calendar-month|date-picker|date-time-text|shift-day|times)|forms\/|i18n\/shared-|ui\/(app-toaster|payments|status|tone-badge|password))|client-public\/src\/(in-language\.|ui\/(?!address-of-now|awards|confirm-time|load-page-anew|use-date-time|design-terms|facts|meeting-facts|mail-link|form|share|preview|breadcrumb|trail|page-column|paging|show-more|reveal|invitation|quote|search-form)|app\/(?!entry|overlays|preview|site-dialogs|visitor|layout\/mobile-menu)|i18n\/(catalogues|en)\.)/,
  },
  {
    name: 'sections',
    test: /client-public\/src\/(ui\/(reveal|invitation)|site-words|standard-services|features\/home\/(home-queries|queries-of-home))\.|api\/(generated\/(projects|site-words|testimonials)\/|records\/read-project\.)/,
  },
  {
    name: 'list',
    test: /client-public\/src\/ui\/(paging|show-more)\.|@tanstack\/.*\/(queriesObserver|useQueries)\./,
  },
  {
    name: 'blog',
    test: /client-public\/src\/features\/blog\/(blog-queries|post-card|category-badge)\./,
  },
  { name: 'story', test: /client-public\/src\/ui\/(breadcrumb\.|trail\.|share\/)|use-clipboard/ },
  {
    // Both of what lies over a page and of forms.
    name: 'controls',
    test: /@mantine\/(core\/esm\/components\/(ActionIcon|CloseButton)|hooks\/esm\/use-(id|uncontrolled))|client-public\/src\/ui\/load-page-anew\./,
  },
  {
    name: 'form',
    test: /node_modules\/@mantine\/(form\/|core\/esm\/components\/(Input|TextInput|Textarea|NativeSelect|PasswordInput|Radio))|ui\/password-field|client-shared\/src\/api\/use-submission-keys|client-public\/src\/ui\/(form\/|facts\.)|client-shared\/src\/forms\/(?!use-typed)/,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    compiledTexts(),
    mantineVariablesSheet(),
    checkMantineStyles(fileURLToPath(new URL('src/theme/mantine.css', import.meta.url))),
    preloadLatinFont(),
    inlineBootScript(),
    renderInDevelopment(SERVER),
  ],
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
      '^/(api|uploads|docs|health)(/|-|$)': SERVER,
      '^/(sitemap\\.xml|robots\\.txt|rss\\.xml)$': SERVER,
      '^/admin(/|$)': { target: ADMIN, ws: true },
    },
  },
}));
