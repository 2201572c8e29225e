import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { entryState } from '../../lib/entry-state';
import { TextField } from '../../ui/form/fields';
import { FormLayout } from '../../ui/form/form-layout';
import { SubmitButton } from '../../ui/form/submit-button';

interface CodeFormProps {
  kind: 'track' | 'licence';
  /** The code in the address is asked for once more. */
  onAgain?: (code: string) => void;
}

/** Asks for the code of an order or a licence, and puts it into the address: `?code=…`. */
export function CodeForm({ kind, onAgain }: CodeFormProps) {
  const t = useTranslations('orders');
  const [, setSearch] = useSearchParams();
  const requested = useRequestedCode();
  const [typed, setTyped] = useState(requested);
  const [isMissing, setMissing] = useState(false);
  // A link to another one, or Back, changes the address alone.
  const [shown, setShown] = useState(requested);
  if (requested !== shown) {
    setShown(requested);
    setTyped(requested);
    setMissing(false);
  }

  function show(event: FormEvent) {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    setMissing(code === '');
    if (code === '') return;
    if (code === requested) onAgain?.(code);
    else
      setSearch((query) => ({ ...Object.fromEntries(query), code }), {
        replace: true,
        state: entryState(),
      });
  }

  return (
    <FormLayout method="get" maw="32rem" mt="xl" onSubmit={show}>
      <TextField
        label={t(`${kind}.code`)}
        description={t(`${kind}.hint`)}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={typed}
        error={isMissing && t(`${kind}.missing`)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SubmitButton>{t(`${kind}.submit`)}</SubmitButton>
    </FormLayout>
  );
}

/** The code in the address; empty where there is none. */
export function useRequestedCode(): string {
  return useSearchParams()[0].get('code')?.trim() ?? '';
}
