import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../ui/form/fields';
import { FormLayout } from '../../ui/form/form-layout';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { PageColumn } from '../../ui/page-column';
import { TrackedOrder } from './tracked-order';
import { trackingQuery } from './tracking-query';
import { SubmitButton } from '../../ui/form/submit-button';

/** `/track?code=…`: how far an order is, for everybody who has its code. */
export function TrackPage() {
  const t = useTranslations('orders');
  const [search, setSearch] = useSearchParams();
  const requested = search.get('code')?.trim() ?? '';
  const [typed, setTyped] = useState(requested);
  const [isMissing, setMissing] = useState(false);
  // A link to another order, or Back, changes the address alone.
  const [shown, setShown] = useState(requested);
  if (requested !== shown) {
    setShown(requested);
    setTyped(requested);
    setMissing(false);
  }
  const queryClient = useQueryClient();
  const language = useLanguage();

  function show(event: FormEvent) {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    setMissing(code === '');
    if (code === '') return;
    // Requested once more, the same order may have come further.
    if (code === requested) void queryClient.refetchQueries(trackingQuery(language, code));
    else
      setSearch((query) => ({ ...Object.fromEntries(query), code }), {
        replace: true,
        preventScrollReset: true,
      });
  }

  return (
    <PageColumn title={t('track.title')} text={t('track.text')}>
      <FormLayout method="get" maw="32rem" mt="xl" onSubmit={show}>
        <TextField
          label={t('track.code')}
          description={t('track.hint')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={typed}
          error={isMissing && t('track.missing')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SubmitButton>{t('track.submit')}</SubmitButton>
      </FormLayout>
      {requested && <TrackedOrder code={requested} />}
      <Text mt="xl">
        <Link to={paths.mine}>{t('track.mine')}</Link>
      </Text>
    </PageColumn>
  );
}
