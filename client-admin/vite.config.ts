import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compiledTexts } from '../client-shared/vite/compiled-texts';
import { mantineStyles } from '../client-shared/vite/mantine-styles';
import { routerForProduction } from '../client-shared/vite/router-for-production';

// Given by scripts/dev/servers.mjs.
const SERVER = process.env.DEV_SERVER_URL ?? 'http://localhost:3001';

/** The server answers /admin itself; the development server knows only /admin/. */
function admitBareBase(): Plugin {
  return {
    name: 'admit-bare-base',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/admin(?=$|\?)/, '/admin/');
        next();
      });
    },
  };
}

// The server serves the built pages under /admin, so every address of a file starts there.
export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    compiledTexts(),
    admitBareBase(),
    mantineStyles(`
      ActionIcon Alert Anchor AppShell Avatar Badge Breadcrumbs Burger Button Center Checkbox
      CheckboxCard CheckboxIndicator CloseButton ColorSwatch Combobox Drawer Flex FloatingIndicator
      Group InlineInput Input Kbd List Loader Mark Menu Modal ModalBase NavLink NumberInput Overlay
      Pagination Paper PasswordInput Pill PillsInput Popover Progress Radio RadioCard RadioIndicator
      ScrollArea SegmentedControl SimpleGrid Skeleton Stack Switch Table Tabs Text Title
      UnstyledButton VisuallyHidden
    `),
  ],
  resolve: {
    alias: [
      ...routerForProduction,
      {
        find: '@uiw/react-markdown-preview/nohighlight',
        replacement: join(import.meta.dirname, 'src/ui/markdown/no-second-renderer.ts'),
      },
    ],
  },
  build: {
    // Data addresses would need room in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files, each with much: a file per shared module would be ninety requests for one screen.
        codeSplitting: {
          groups: [
            // What changes only with an upgrade keeps its name, so browsers keep it over many releases.
            { name: 'platform', tags: ['$initial'], test: /node_modules\/(?!@mantine|@tabler)/ },
            // What shows before somebody has signed in.
            { name: 'sign-in', tags: ['$initial'] },
            // What two screens or more share; it loads while one types the password.
            { name: 'office', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/uploads': SERVER,
      '/docs': SERVER,
    },
  },
});
