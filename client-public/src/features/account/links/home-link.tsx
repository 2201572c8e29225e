import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';

export function HomeLink() {
  const t = useTranslations('account');
  return (
    <Button component={Link} to={paths.home}>
      {t('links.home')}
    </Button>
  );
}
