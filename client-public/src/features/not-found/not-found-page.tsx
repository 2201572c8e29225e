import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button-link';
import { PageMessage } from '../../ui/page-message';

export function NotFoundPage() {
  const { t } = useTranslation(['not-found', 'site']);
  return (
    <PageMessage mark="404" title={t('title')} text={t('text')}>
      <ButtonLink to={paths.home}>{t('site:action.backHome')}</ButtonLink>
      <ButtonLink to={paths.projects} look="outline">
        {t('site:action.exploreWork')}
      </ButtonLink>
    </PageMessage>
  );
}
