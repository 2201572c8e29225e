import { useLanguage } from '@consultancy/client-shared/i18n';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataSaver } from '../lib/data-saver';
import { pathnameIn, paths } from '../lib/paths';
import type { SaveMessage } from '../lib/save-message';
import { savedAddress } from '../lib/saved-address';

/** Milliseconds that a page is read until it is stored. */
const READ_MS = 1_500;

/** Milliseconds until a page whose data do not arrive is shown as it was stored. */
const PATIENCE_MS = 4_000;

const MAX_PICTURES = 2;

/** Lets the service worker keep each page that is read, and shows a stored page where the line does not bring it. */
export function useSavedPages(): void {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const { isOn: savesData } = useDataSaver();
  const queryClient = useQueryClient();
  const address = pathname + search;
  useEffect(() => {
    if (!savedAddress(address)) return;
    const isLoaded = address === loadedAddress();
    const timers = [
      setTimeout(() => {
        // Of the page that was loaded the browser has the document; that of another is fetched for this alone.
        if (savesData && !isLoaded) return;
        const forms = savesData
          ? []
          : [paths.contact, paths.consultation].map((path) => pathnameIn(path, language));
        void savePage({ type: 'save-page', address, forms, pictures: firstPictures() });
      }, READ_MS),
      setTimeout(() => void (isLoaded || showSavedPage(address, queryClient)), PATIENCE_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [address, language, queryClient, savesData]);
  useEffect(() => {
    // Installed, the site starts with its home page, without a connection too.
    const saveHome = () =>
      void savePage({
        type: 'save-page',
        address: pathnameIn(paths.home, language),
        pictures: [],
        forms: [],
      });
    window.addEventListener('appinstalled', saveHome);
    return () => window.removeEventListener('appinstalled', saveHome);
  }, [language]);
}

/** Of the document: this may run first when another page has taken its place. */
function loadedAddress(): string | undefined {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if (!load) return undefined;
  const { pathname, search } = new URL(load.name);
  return pathname + search;
}

/** Asks the worker to keep a page; never fails. */
async function savePage(message: SaveMessage): Promise<void> {
  // In development there is none. A copy is stored already.
  if (!import.meta.env?.PROD || document.getElementById('saved-copy')) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  } catch (failure) {
    // Refused, as in private windows, or without a line.
    console.info('The page was not stored', failure);
  }
}

function firstPictures(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('#content img')]
    .map(({ currentSrc }) => currentSrc)
    .filter((src) => src.startsWith(`${location.origin}/uploads/`))
    .slice(0, MAX_PICTURES);
}

/** Not where somebody has filled in something: that would be lost. */
async function showSavedPage(address: string, queryClient: QueryClient): Promise<void> {
  const waiting = queryClient.getQueryCache().findAll({ type: 'active', predicate: isWaiting });
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea',
  );
  if (waiting.length === 0 || [...fields].some(({ value }) => value)) return;
  if (await caches.match(savedAddress(address)!, { ignoreVary: true })) location.reload();
}

/** What a dialog waits for is none of the page's data. */
const isWaiting = ({ queryKey, state }: Query) => state.status === 'pending' && queryKey[0] !== 'dialog';
