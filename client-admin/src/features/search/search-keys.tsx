import { Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useTranslation } from 'react-i18next';
import classes from './search-dialog.module.css';

/** Which keys do what; not shown where there are none. */
export function SearchKeys() {
  const { t } = useTranslation();
  return (
    <Spotlight.Footer className={classes.keys} aria-hidden>
      <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.keys.move')}
      <Kbd size="xs">↵</Kbd> {t('search.keys.open')}
      <Kbd size="xs">Esc</Kbd> {t('search.keys.close')}
    </Spotlight.Footer>
  );
}
