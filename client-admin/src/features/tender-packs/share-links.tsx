import { ApiError } from '@consultancy/client-shared/api';
import {
  useCreatePackLink,
  useListPackLinks,
  useRevokePackLink,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import type { NewPackLinkDto, PackLinkDto, TenderPackDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeToday } from '@consultancy/client-shared/format';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { dayAfter } from '@consultancy/shared/addis-ababa-time';
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/date-field';
import { useFailureToast } from '../../ui/mutation-feedback';
import { LinksButton, SecretLinks } from '../../ui/preview-links';

const usualDays = 30;

/** Opens the links to a saved pack. */
export function ShareLinks({ row }: { row: TenderPackDto }) {
  const t = useTranslations('tenderPacks.share');
  return (
    <LinksButton label={t('open')} title={t('title')}>
      <PackLinks id={row.id} />
    </LinksButton>
  );
}

function PackLinks({ id }: { id: number }) {
  const t = useTranslations('tenderPacks.share');
  return (
    <SecretLinks<PackLinkDto>
      lead={t('lead')}
      look={t('look')}
      query={useListPackLinks(id, { query: { staleTime: 0 } })}
      useRevoke={useRevokePackLink}
      detailsOf={(link) => <Use link={link} />}
    >
      {(_, onMade) => <NewLink id={id} onMade={onMade} />}
    </SecretLinks>
  );
}

function NewLink({ id, onMade }: { id: number; onMade: (link: NewPackLinkDto) => void }) {
  const t = useTranslations();
  const fail = useFailureToast();
  const today = officeToday();
  const [until, setUntil] = useState(dayAfter(today, usualDays));
  const [password, setPassword] = useState('');
  const creation = useCreatePackLink({
    mutation: {
      onSuccess: ({ data }) => {
        onMade(data);
        setPassword('');
      },
      onError: (error) => {
        if (Object.keys(faultsOf(error)).length === 0) fail(error, t('publications.preview.makeFailed'));
      },
    },
  });
  const faults = faultsOf(creation.error);
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (until) creation.mutate({ id, data: { until, ...(password && { password }) } });
  };
  return (
    <form onSubmit={create} noValidate>
      <Stack gap="sm">
        <DateField
          label={t('tenderPacks.share.until')}
          required
          min={today}
          value={until}
          onChange={setUntil}
          error={until ? faults['until'] : t('tenderPacks.share.untilMissing')}
        />
        <PasswordField
          label={t('tenderPacks.share.password')}
          description={t('tenderPacks.share.passwordHint')}
          autoComplete="new-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={faults['password']}
        />
        <Group>
          <Button type="submit" loading={creation.isPending}>
            {t('tenderPacks.share.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether it asks for a password, and how it was used. */
function Use({ link: { hasPassword, openedCount, openedAt } }: { link: PackLinkDto }) {
  const t = useTranslations('tenderPacks.share');
  return (
    <>
      {hasPassword && ` · ${t('withPassword')}`}
      {' · '}
      {openedAt ? (
        <>
          {t('opened', { count: openedCount })} <DateTimeText value={openedAt} />
        </>
      ) : (
        t('unopened')
      )}
    </>
  );
}

function faultsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fieldErrors : {};
}
