import { useTypedSearch } from '@consultancy/client-shared/forms/use-typed-search';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties } from 'react';
import classes from './search-form.module.css';

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Address that it leads to without scripts. */
  action: string;
  name: string;
  /** What is looked for now. */
  value: string;
  label: string;
  submitLabel: string;
  /** Of its letters, as the theme calls it. */
  size: 'base' | 'xl';
  onSearch: (typed: string) => void;
  /** Whether leaving the field searches, too. */
  searchOnBlur?: boolean;
}

/** A plain form, so that it searches without scripts too; with them it searches while one types. */
export function SearchForm({
  action,
  value,
  label,
  submitLabel,
  size,
  onSearch,
  searchOnBlur,
  children,
  ...input
}: SearchFormProps) {
  const { field, send, sendAfterPause } = useTypedSearch(value, onSearch);
  return (
    <form
      role="search"
      action={action}
      className={classes.form}
      style={{ '--size': `var(--text-${size})` } as CSSProperties}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.field}
        onChange={sendAfterPause}
        onBlur={searchOnBlur ? send : undefined}
        {...input}
      />
      <button type="submit" aria-label={submitLabel} className={classes.button}>
        <IconSearch size={24} stroke={1.5} aria-hidden />
      </button>
    </form>
  );
}
