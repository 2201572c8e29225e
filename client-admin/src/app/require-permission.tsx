import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { usePermissions, type Permission } from '../session/permissions';
import { usePageTitle } from '../ui/page-title';
import classes from './instead-of-page.module.css';

/** Pages that need a permission; other accounts read whom to ask. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const may = usePermissions();
  return may(permission) ? <Outlet /> : <NotYours />;
}

function NotYours() {
  const t = useTranslations();
  const title = t('notYours.title');
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p>{t('notYours.text')}</p>
      <Button component={Link} to={paths.dashboard} variant="default">
        {t('crash.home')}
      </Button>
    </div>
  );
}
