import { Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useTranslations } from 'use-intl';
import classes from './search-dialog.module.css';

/** Which keys do what; not shown where there are none. */
export function SearchKeys() {
  const t = useTranslations();
  return (
    <Spotlight.Footer className={classes.keys} aria-hidden>
      <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.keys.move')}
      <Kbd size="xs">↵</Kbd> {t('search.keys.open')}
      <Kbd size="xs">Esc</Kbd> {t('search.keys.close')}
    </Spotlight.Footer>
  );
}
