import { readingOf } from '@consultancy/shared/calendar/format-date';
import { formatDateTime } from '@consultancy/shared/calendar/format-time';
import { offlineTexts } from '../lib/offline-texts';
import { readPathname } from '../lib/paths';

/**
 * Says on a stored page of when it is. In the page's own HTML, so that it is there before scripts run; outside of what
 * they hydrate.
 */
export async function markAsSaved(page: Response, address: string): Promise<Response> {
  const { language } = readPathname(new URL(address).pathname);
  const { savedCopy, newerCopy } = offlineTexts[language];
  const time = formatDateTime(page.headers.get('Date') ?? '', readingOf(language));
  const mark = `<p id="saved-copy" role="status"><span>${savedCopy(time)}</span> <a href="">${newerCopy}</a></p>`;
  return withText(page, (html) => html.replace('<body>', `<body>${mark}`));
}

/** The same answer with another text. */
export async function withText(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  // The text is neither compressed nor as long as the server's.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(change(await page.text()), { status: page.status, headers });
}
