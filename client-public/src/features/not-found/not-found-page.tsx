import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { PageMessage } from '../../ui/page-message';

export function NotFoundPage() {
  const t = useTranslations('not-found');
  const tSite = useTranslations('site');
  return (
    <PageMessage mark="404" title={t('title')} text={t('text')}>
      <Button component={Link} to={paths.home}>
        {tSite('action.backHome')}
      </Button>
      <Button component={Link} to={paths.projects} variant="outline">
        {tSite('action.exploreWork')}
      </Button>
    </PageMessage>
  );
}
