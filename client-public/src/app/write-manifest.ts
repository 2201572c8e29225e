import { createServerQueryClient } from '@consultancy/client-shared/api';
import { getGetSettingsQueryOptions } from '@consultancy/client-shared/api/generated/settings/settings';
import { imageSource, type Language } from '@consultancy/client-shared/format';
import { translatorOf } from '@consultancy/client-shared/i18n';
import { latestProjects } from '../features/home/home-queries';
import { loadTexts } from '../i18n/texts';
import { pathnameIn, paths } from '../lib/paths';
import { readQuery } from '../lib/read-query';
import { readSiteSettings } from '../lib/site-settings';

const PAPER = '#faf8f4';
const ICONS = ['icon-192', 'icon-512', 'icon-maskable-512'];
const MAX_PICTURES = 4;

interface Picture {
  src: string;
  sizes: string;
  type: string;
  label: string;
}

/** What a phone shows of the site when it is installed, in a language: https://www.w3.org/TR/appmanifest/ */
export async function writeManifest(language: Language): Promise<object> {
  const queryClient = createServerQueryClient();
  const t = translatorOf(language, await loadTexts(language, []), 'site');
  const projects = latestProjects(language);
  await Promise.all([
    queryClient.prefetchQuery(getGetSettingsQueryOptions()),
    queryClient.prefetchQuery(projects),
  ]);
  const { siteName, siteDescription } = readSiteSettings(queryClient, language, t);
  const shortcut = (name: string, path: string) => ({ name, url: pathnameIn(path, language) });
  const manifest = {
    // One app, installed in any of the languages.
    id: '/',
    name: siteName,
    short_name: siteName,
    description: siteDescription,
    lang: language,
    start_url: pathnameIn(paths.home, language),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS.map(iconOf),
    shortcuts: [
      // An address of a telephone is none of the site's; this page begins with the numbers.
      shortcut(t('nav.call'), paths.contact),
      shortcut(t('action.bookConsultation'), paths.consultation),
      shortcut(t('nav.projects'), paths.projects),
    ],
    screenshots: picturesOf(readQuery(queryClient, projects) ?? []),
  };
  queryClient.clear();
  return manifest;
}

function iconOf(name: string) {
  const size = name.split('-').at(-1);
  const purpose = name.includes('maskable') ? 'maskable' : 'any';
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** The firm's own work, where a browser shows what is about to be installed. It wants one proportion. */
function picturesOf(projects: { title: string; mainImage: string | null }[]): Picture[] {
  const pictures = projects.flatMap(({ title, mainImage }) => {
    const { src, width, height } = imageSource(mainImage ?? '');
    if (!width || !height || !src.endsWith('.webp')) return [];
    return [
      { src, sizes: `${width}x${height}`, type: 'image/webp', label: title, proportion: width / height },
    ];
  });
  return pictures
    .filter(({ proportion }) => proportion === pictures[0]!.proportion)
    .slice(0, MAX_PICTURES)
    .map(({ src, sizes, type, label }) => ({ src, sizes, type, label }));
}
