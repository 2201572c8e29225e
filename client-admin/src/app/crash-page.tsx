import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { usePageTitle } from '../ui/page-title';
import classes from './instead-of-page.module.css';

/** What is left when a page throws, or when its code cannot be loaded (usually: a newer version is out). */
export function CrashPage() {
  const { t } = useTranslation();
  const isStale = isMissingCode(useRouteError());
  const title = isStale ? t('crash.staleTitle') : t('crash.title');
  usePageTitle(title);
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{title}</h1>
      <p>{isStale ? t('crash.staleText') : t('crash.text')}</p>
      <div className={classes.ways}>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        {/* A full load, so that nothing broken is carried along. */}
        <Button component="a" href={paths.dashboard} variant="default">
          {t('crash.home')}
        </Button>
      </div>
    </div>
  );
}

const MISSING_CODE = /dynamically imported module|module script|preload CSS/i;

function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}
