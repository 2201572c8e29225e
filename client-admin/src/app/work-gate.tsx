import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { useWork, type Work } from '../session/work';
import { usePageTitle } from '../ui/page-title';
import classes from './instead-of-page.module.css';

/** Pages of one kind of work; to others it says whom to ask. */
export function WorkGate({ work }: { work: Work }) {
  const does = useWork();
  return does(work) ? <Outlet /> : <NotYours />;
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
