import { SYNC_TAG } from './sync-tag';

/** The pages of a service worker, as its own types have them; those of the pages do not know it. */
interface Pages {
  matchAll: (options: {
    includeUncontrolled: boolean;
  }) => Promise<readonly { postMessage: (message: string) => void }[]>;
}

/** Has the pages of a service worker send what waits: the queue is in them, since Safari has no Background Sync. */
export async function wakePages(pages: Pages): Promise<void> {
  for (const page of await pages.matchAll({ includeUncontrolled: true })) page.postMessage(SYNC_TAG);
}
