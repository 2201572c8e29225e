import { Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-button.module.css';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog')).SearchDialog }));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Leads to the search from every page; so does the key, also from within a field. */
export function SearchButton() {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  useHotkeys([['mod+K', dialog.open]], []);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <IconSearch size={16} aria-hidden />
        <span className={classes.text}>{t('search.open')}</span>
        <Kbd className={classes.key} aria-hidden>
          {isMac ? t('search.macKey') : t('search.key')}
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
