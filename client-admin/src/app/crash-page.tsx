import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../paths';
import { InsteadOfPage } from './instead-of-page';

/** What is left when a page throws, or when its code cannot be loaded (usually: a newer version is out, or there is no line). */
export function CrashPage({ error }: { error: unknown }) {
  const t = useTranslations();
  const isStale = isMissingCode(error);
  const isOffline = isStale && !navigator.onLine;
  const title = t(isOffline ? 'crash.offlineTitle' : isStale ? 'crash.staleTitle' : 'crash.title');
  const text = t(isOffline ? 'crash.offlineText' : isStale ? 'crash.staleText' : 'crash.text');
  // A browser remembers code that it could not have until the page is loaded again.
  useEffect(() => {
    if (!isStale) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isStale]);
  return (
    <InsteadOfPage title={title} text={text} role="alert">
      <Group gap="xs">
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        {/* A full load, so that nothing broken is carried along. */}
        <Button component="a" href={paths.dashboard} variant="default">
          {t('crash.home')}
        </Button>
      </Group>
    </InsteadOfPage>
  );
}

const MISSING_CODE = /dynamically imported module|module script|preload CSS/i;

function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}
