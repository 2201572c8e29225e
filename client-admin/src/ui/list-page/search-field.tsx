import { useTypedSearch } from '@consultancy/client-shared/forms/use-typed-search';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { useShortcut } from '../keys';
import classes from './search-field.module.css';
import { LONGEST_SEARCH } from './use-list-state';

interface SearchFieldProps {
  /** What the list is searched for now. */
  value: string;
  /** Called after a pause in the typing, with the text trimmed. */
  onSearch: (text: string) => void;
  placeholder: string;
}

/** The search of a list. The key `/` leads here from anywhere on the page, Escape empties it. */
export function SearchField({ value, onSearch, placeholder }: SearchFieldProps) {
  const t = useTranslations();
  const { field, send, sendAfterPause, clear } = useTypedSearch(value, onSearch);

  useShortcut({ keys: '/', says: t('keys.search') }, () => field.current?.focus());

  return (
    <TextInput
      ref={field}
      className={classes.field}
      type="search"
      defaultValue={value}
      maxLength={LONGEST_SEARCH}
      aria-label={t('list.search')}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        value ? (
          <CloseButton size="sm" onClick={clear} aria-label={t('list.clearSearch')} />
        ) : (
          <Kbd className={common.key} px={5} c="dimmed" fz="0.6875rem" lh={1.5} title={t('list.searchKey')}>
            /
          </Kbd>
        )
      }
      onChange={sendAfterPause}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send();
      }}
    />
  );
}
