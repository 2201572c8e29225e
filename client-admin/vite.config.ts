import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { checkMantineStyles } from '../client-shared/vite/check-mantine-styles';
import { compiledTexts } from '../client-shared/vite/compiled-texts';
import { routerForProduction } from '../client-shared/vite/router-for-production';

// Given by scripts/dev/servers.mjs.
const SERVER = process.env.DEV_SERVER_URL ?? 'http://localhost:3000';

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
    checkMantineStyles(join(import.meta.dirname, 'src/app/mantine.css')),
  ],
  resolve: {
    alias: [
      ...routerForProduction,
      {
        find: '@uiw/react-markdown-preview/nohighlight',
        replacement: join(import.meta.dirname, 'src/features/blog/no-second-renderer.ts'),
      },
    ],
  },
  build: {
    // Data addresses would need room in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes only with an upgrade keeps its name, so browsers keep it over many releases.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|use-intl|icu-minify|@formatjs|@tanstack)\//,
            },
            {
              // Behind the door: a file each would be fetched by itself, and be named at the door.
              name: 'choices',
              test: /api\/generated\/model\/(blogStatus|project(Status|Style|Type)|publication(Kind|State)|revisionKind|sortOrder|translat(edLanguage|ionKind))\./,
            },
            {
              // The same for icons that several pages show, and the door does not.
              name: 'icons',
              test: /icons\/Icon(AlertTriangle|CalendarTime|Check|Copy|ExternalLink|EyeOff|List|Logout|Mail|Pencil|Photo|PhotoOff|Star|Upload)\.mjs/,
            },
            {
              // What the door shows; left alone, the bundler would send it together with what others share.
              name: 'door',
              test: /@mantine\/core\/esm\/(core\/(?!utils\/create-scoped)|components\/(ActionIcon|Button|Center|CloseButton|Input|InputBase|InputsGroupFieldset|Loader|PasswordInput|TextInput|Transition|UnstyledButton)\/)|@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref|isomorphic-effect|callback-ref|reduced-motion|media-query|did-update)|node_modules\/clsx\//,
            },
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
