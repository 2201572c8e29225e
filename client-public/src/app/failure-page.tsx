import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../lib/paths';
import { Link } from '../ui/link';
import { PageMessage } from '../ui/page-message';

/** Shown in place of a page that failed. Reloading also fetches the code of a newer version of the site. */
export function FailurePage() {
  const t = useTranslations('site');
  return (
    <PageMessage title={t('failure.title')} text={t('failure.text')}>
      <Button component={Link} to={{}} reloadDocument>
        {t('action.reload')}
      </Button>
      <Button component={Link} to={paths.home} reloadDocument variant="outline">
        {t('action.backHome')}
      </Button>
    </PageMessage>
  );
}
