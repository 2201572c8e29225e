import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-field.module.css';
import { LONGEST_SEARCH } from './use-list-state';

const TYPING_PAUSE_MS = 300;

interface SearchFieldProps {
  /** What the list is searched for now. */
  value: string;
  /** Called after a pause in the typing, with the text trimmed. */
  onSearch: (text: string) => void;
  placeholder: string;
}

/** The search of a list. The key `/` leads here from anywhere on the page, Escape empties it. */
export function SearchField({ value, onSearch, placeholder }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);

  const search = useDebouncedCallback((text: string) => {
    if (text === asked.current) return;
    asked.current = text;
    onSearch(text);
  }, TYPING_PAUSE_MS);

  // The address may change from elsewhere (Back, a link, "Clear filters"); the reader's own typing, which
  // comes back here as well, must not be overwritten by its older self.
  useEffect(() => {
    if (value === asked.current || !input.current) return;
    asked.current = value;
    input.current.value = value;
  }, [value]);

  useHotkeys([['/', () => input.current?.focus()]]);

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    search('');
    search.flush();
  };

  return (
    <TextInput
      ref={input}
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
          <Kbd className={classes.key} title={t('list.searchKey')}>
            /
          </Kbd>
        )
      }
      onChange={(event) => search(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.flush();
      }}
    />
  );
}
