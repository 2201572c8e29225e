import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { Link } from '../../../ui/link';

export function HomeLink() {
  const { t } = useTranslation('account');
  return (
    <Button component={Link} to={paths.home}>
      {t('links.home')}
    </Button>
  );
}
