import { useLanguage } from '@consultancy/client-shared/i18n';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathnameIn, paths } from '../../lib/paths';
import { useReplaceSearch } from '../../ui/use-replace-search';

const TYPING_PAUSE_MS = 400;

type Control = HTMLInputElement | HTMLSelectElement;

interface SearchFormProps {
  /** Words of the address that it sets, or forgets; all others stay. */
  own: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A plain form over the gallery's address: it works without scripts; with them projects follow what is chosen. */
export function SearchForm({ own, className, children }: SearchFormProps) {
  const [search] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, or the link that clears the form, may have changed the address: the fields follow with the projects.
  useLayoutEffect(() => {
    for (const control of form.current?.querySelectorAll<Control>('input:not([type=hidden]), select') ?? [])
      if (control !== document.activeElement) control.value = search.get(control.name) ?? '';
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    const given = [...form.current!.querySelectorAll<Control>('input, select')].filter(({ value }) => value);
    const next = new URLSearchParams(given.map(({ name, value }) => [name, value])).toString();
    replaceSearch(next);
  }

  function sendSoon({ target }: FormEvent) {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, target instanceof HTMLSelectElement ? 0 : TYPING_PAUSE_MS);
  }

  return (
    <form
      ref={form}
      action={pathnameIn(paths.projects, useLanguage())}
      className={className}
      onChange={sendSoon}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {[...search]
        .filter(([name]) => name !== 'page' && !own.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}
