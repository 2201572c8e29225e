import type { Page, PageContext } from '../../page';

export function describeTracking({ i18n }: PageContext): Page {
  const t = i18n.getFixedT(null, 'orders');
  return { title: t('track.title'), description: t('track.text') };
}
