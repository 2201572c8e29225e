import { readStored, writeStored } from '@consultancy/client-shared/api';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { useEffect, useState } from 'react';
import { pathnameIn } from '../../lib/paths';
import { savePage } from '../use-saved-pages';

/** What browsers with an installation of their own send; no standard yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Milliseconds after which somebody is back, and not still there. */
const VISIT_MS = 30 * 60_000;

export type InstallOffer = { by: 'button'; install: () => void } | { by: 'steps' };

/**
 * Names the manifest, and returns how the site can be installed: nothing on a first visit, where it is installed, or
 * where the browser offers no way.
 */
export function useInstallOffer(): InstallOffer | undefined {
  const language = useLanguage();
  const [event, setEvent] = useState<InstallPromptEvent>();
  const [isLaterVisit] = useState(noteVisit);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { signal: listeners.signal });
    listen('beforeinstallprompt', (offer) => {
      // The browser's own bar would lie over the page.
      offer.preventDefault();
      setEvent(offer as InstallPromptEvent);
    });
    listen('appinstalled', () => {
      setEvent(undefined);
      // It starts there, also without a line.
      void savePage({ type: 'save-page', address: pathnameIn('/', language), pictures: [], forms: [] });
    });
    return () => listeners.abort();
  }, [language]);
  // After the listener: browsers offer the installation once they have read the manifest.
  useEffect(() => nameManifest(pathnameIn('/manifest.webmanifest', language)), [language]);

  if (!isLaterVisit || isInstalled()) return undefined;
  if (event) return { by: 'button', install: () => void event.prompt().then(() => setEvent(undefined)) };
  return isIos() ? { by: 'steps' } : undefined;
}

/** Not in the rendered page: nobody needs it before the page is there. */
function nameManifest(href: string): () => void {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href });
  document.head.append(link);
  return () => link.remove();
}

/** Whether this browser was here before this visit. */
function noteVisit(): boolean {
  const first = readStored('firstVisitAt');
  if (!first) writeStored('firstVisitAt', new Date().toISOString());
  return first !== null && Date.now() - Date.parse(first) > VISIT_MS;
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** An iPad says that it is a Mac, which has no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
