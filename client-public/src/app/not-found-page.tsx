import { useTranslation } from 'react-i18next';
import type { Page, PageContext } from '../page';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button-link';
import { PageMessage } from '../ui/page-message';

export function describeNotFound({ t }: PageContext): Page {
  return { title: t('notFound.title'), description: t('notFound.text'), status: 404 };
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PageMessage mark="404" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to={paths.home}>{t('action.backHome')}</ButtonLink>
      <ButtonLink to={paths.projects} look="outline">
        {t('action.exploreWork')}
      </ButtonLink>
    </PageMessage>
  );
}
