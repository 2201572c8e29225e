import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { usePermissions, type Permission } from '../session/permissions';
import { InsteadOfPage } from './instead-of-page';

/** Pages that need a permission; other accounts read whom to ask. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const may = usePermissions();
  return may(permission) ? <Outlet /> : <NotYours />;
}

function NotYours() {
  const t = useTranslations();
  return (
    <InsteadOfPage title={t('notYours.title')} text={t('notYours.text')}>
      <Button component={Link} to={paths.dashboard} variant="default">
        {t('crash.home')}
      </Button>
    </InsteadOfPage>
  );
}
