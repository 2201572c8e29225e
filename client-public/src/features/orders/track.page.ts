import type { Page, PageContext } from '../../lib/page';

export { OrderPage as Page } from './order-page';

export function describe({ i18n, params: { part } }: PageContext): Page {
  const t = i18n.translator('orders');
  // Nobody looks for these: links lead there.
  if (part === 'files' || part === 'licence')
    return { title: t(`${part}.title`), description: t(`${part}.text`), isUnlisted: true };
  return { title: t('track.title'), description: t('track.text'), ...(part && { status: 404 }) };
}
