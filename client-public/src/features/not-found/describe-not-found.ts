import type { Page, PageContext } from '../../lib/page';

export function describeNotFound({ translator }: PageContext): Page {
  const t = translator('not-found');
  return { title: t('title'), description: t('text'), status: 404 };
}
