import { Kbd, UnstyledButton } from '@mantine/core';
import { createSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { ariaKeys, shortKeys, useShortcut } from '../../ui/keys';
import classes from './search-button.module.css';
import { SearchDialog } from './search-dialog';

const KEYS = 'mod+K';

/** Leads to the search from every page; so does the key, also from within a field. */
export function SearchButton() {
  const t = useTranslations();
  const [[store, spotlight]] = useState(createSpotlight);
  useShortcut(
    { keys: KEYS, says: t('search.open'), place: 'everywhere', alsoInFields: true },
    spotlight.toggle,
  );
  return (
    <>
      <UnstyledButton
        className={`${common.quiet} ${classes.button}`}
        aria-keyshortcuts={ariaKeys(KEYS)}
        aria-haspopup="dialog"
        onClick={spotlight.open}
      >
        <IconSearch size={16} aria-hidden />
        <span>{t('search.open')}</span>
        <Kbd className={common.key} ml="auto" px={5} c="dimmed" fz="0.6875rem" lh={1.5} aria-hidden>
          {shortKeys(KEYS)}
        </Kbd>
      </UnstyledButton>
      <SearchDialog store={store} onClose={spotlight.close} />
    </>
  );
}
