import type { Page, PageContext } from '../../lib/page';

export function describeNotFound({ i18n }: PageContext): Page {
  const t = i18n.translator('not-found');
  return { title: t('title'), description: t('text'), status: 404 };
}
