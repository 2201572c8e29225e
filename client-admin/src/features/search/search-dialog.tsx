import { CloseButton, Group, Kbd, Loader } from '@mantine/core';
import { useForceUpdate, useMediaQuery } from '@mantine/hooks';
import { Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LONGEST_SEARCH } from '../../ui/list-page/use-list-state';
import classes from './search-dialog.module.css';
import { SearchOutcome } from './search-outcome';
import { resultId, RESULTS_ID } from './search-results';
import { useSearch } from './use-search';

const PHONE = '(max-width: 47.99em)';

interface SearchDialogProps {
  store: SpotlightStore;
  onClose: () => void;
}

/** One search for everything: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ store, onClose }: SearchDialogProps) {
  const t = useTranslations();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const search = useSearch();
  const { selected } = useSpotlight(store);
  const followChoice = useForceUpdate();
  const hasResults = !search.isTooShort && search.hits.length > 0;
  return (
    <Spotlight.Root
      store={store}
      query={search.text}
      onQueryChange={search.setText}
      // Its key is one of those that the sheet of keys names.
      shortcut={null}
      size="lg"
      yOffset="12vh"
      fullScreen={isPhone}
      overlayProps={{ blur: 0 }}
      attributes={{ content: { 'aria-label': t('search.title') } }}
    >
      <Spotlight.Search
        data-autofocus
        className={classes.input}
        type="search"
        enterKeyHint="go"
        maxLength={LONGEST_SEARCH}
        placeholder={t('search.placeholder')}
        leftSection={search.isSearching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
        rightSection={<CloseButton onClick={onClose} aria-label={t('closeDialog')} />}
        rightSectionPointerEvents="all"
        // The library marks what the arrows choose for the eye only.
        onKeyDown={followChoice}
        role="combobox"
        aria-label={t('search.title')}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={hasResults ? RESULTS_ID : undefined}
        aria-activedescendant={hasResults && selected >= 0 ? resultId(selected) : undefined}
      />
      <SearchOutcome search={search} store={store} />
      <SearchKeys />
    </Spotlight.Root>
  );
}

/** Which keys do what; not shown where there are none. */
function SearchKeys() {
  const t = useTranslations();
  return (
    <Spotlight.Footer visibleFrom="sm" aria-hidden>
      <Group px="sm" py="xs" c="dimmed" fz="xs" gap={6}>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.keys.move')}
        <Kbd size="xs">↵</Kbd> {t('search.keys.open')}
        <Kbd size="xs">Esc</Kbd> {t('search.keys.close')}
      </Group>
    </Spotlight.Footer>
  );
}
