import { unwrap } from './style-emphasis';

/**
 * Leaves links that visitors can follow, to where they really lead.
 *
 * @returns how many others have become plain text
 */
export function keepUsefulLinks(body: HTMLElement): number {
  let lost = 0;
  for (const link of body.querySelectorAll('a')) {
    // A picture has a link of its own in no article.
    for (const picture of link.querySelectorAll('img')) link.before(picture);
    const href = link.getAttribute('href') ?? '';
    const address = URL.canParse(href) ? new URL(href) : undefined;
    const isUseful = address && ['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol);
    if (!isUseful || (link.textContent.trim() === '' && !link.querySelector('note-ref'))) {
      if (href !== '' && link.textContent.trim() !== '') lost += 1;
      unwrap(link);
      continue;
    }
    link.setAttribute('href', targetOf(address) ?? href);
    link.removeAttribute('title');
  }
  return lost;
}

/** Google and Outlook lead to other sites through pages of their own. */
function targetOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const isGoogle = pathname === '/url' && /(^|\.)google\.com$/.test(hostname);
  const isOutlook = /\.safelinks\.protection\.outlook\.com$/.test(hostname);
  const target = isGoogle ? searchParams.get('q') : isOutlook ? searchParams.get('url') : null;
  return target && /^(https?|mailto|tel):/i.test(target) ? target : undefined;
}
