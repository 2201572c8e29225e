import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { PageMessage } from '../../ui/page-message';
import { Link } from '../../ui/link';

export function NotFoundPage() {
  const { t } = useTranslation(['not-found', 'site']);
  return (
    <PageMessage mark="404" title={t('title')} text={t('text')}>
      <Button component={Link} to={paths.home}>
        {t('site:action.backHome')}
      </Button>
      <Button component={Link} to={paths.projects} variant="outline">
        {t('site:action.exploreWork')}
      </Button>
    </PageMessage>
  );
}
