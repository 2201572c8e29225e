import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { actionPage } from '../../ui/collection-page';

export { OrderPage as Page } from './order-page';

export function describe(context: PageContext): Page {
  const { part } = context.params;
  const t = context.translator('orders');
  // Nobody looks for these: links lead there.
  if (part === 'files' || part === 'licence')
    return { title: t(`${part}.title`), description: t(`${part}.text`), isUnlisted: true };
  const text = { name: t('track.title'), description: t('track.text') };
  const page = { path: paths.track, ...text, action: 'TrackAction' } as const;
  return {
    title: text.name,
    description: text.description,
    jsonLd: [actionPage(page, context)],
    ...(part && { status: 404 }),
  };
}
