import { ApiError } from '@consultancy/client-shared/api';
import {
  getListPackLinksQueryKey,
  useCreatePackLink,
  useListPackLinks,
  useRevokePackLink,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import type { NewPackLinkDto, PackLinkDto, TenderPackDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeToday } from '@consultancy/client-shared/format';
import { PasswordField } from '@consultancy/client-shared/ui/password-field';
import { dayAfter } from '@consultancy/shared/addis-ababa-time';
import { Button, Group, Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/date-field';
import { Dialog } from '../../ui/dialog';
import { useFailureToast } from '../../ui/mutation-feedback';
import { Outcome } from '../../ui/outcome';
import { LinkRows, MadeLink } from '../../ui/preview-links';
import classes from '../../ui/record-link.module.css';

const usualDays = 30;

/** Opens the links to a saved pack. */
export function ShareLinks({ row }: { row: TenderPackDto }) {
  const t = useTranslations('tenderPacks.share');
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <UnstyledButton className={classes.link} onClick={dialog.open} aria-haspopup="dialog">
        <IconLink size={15} stroke={1.6} aria-hidden />
        {t('open')}
      </UnstyledButton>
      <Dialog opened={opened} onClose={dialog.close} title={t('title')} size="lg">
        <Links id={row.id} />
      </Dialog>
    </>
  );
}

/** Makes links, shows how they are used, and revokes them. */
function Links({ id }: { id: number }) {
  const t = useTranslations();
  const [made, setMade] = useState<NewPackLinkDto>();
  const query = useListPackLinks(id, { query: { staleTime: 0 } });
  const revocation = useRevokePackLink({
    mutation: {
      meta: {
        success: t('publications.preview.withdrawn'),
        error: t('publications.preview.withdrawFailed'),
        invalidates: [getListPackLinksQueryKey(id)],
      },
      onSuccess: (_answer, { id: revoked }) => setMade((link) => (link?.id === revoked ? undefined : link)),
    },
  });
  return (
    <>
      <Text mb="md" c="dimmed" fz="sm">
        {t('tenderPacks.share.lead')}
      </Text>
      {made && <MadeLink key={made.id} path={made.path} look={t('tenderPacks.share.look')} />}
      <NewLink id={id} onMade={setMade} />
      <Title order={3} mt="md" mb={4}>
        {t('publications.preview.good')}
      </Title>
      <Outcome
        query={query}
        pending={<Skeleton height="3rem" radius="md" />}
        failed={t('publications.preview.loadFailed')}
      >
        {({ data }) => (
          <LinkRows links={data} withdrawal={revocation}>
            {(link) => <Use link={link} />}
          </LinkRows>
        )}
      </Outcome>
    </>
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
      meta: { invalidates: [getListPackLinksQueryKey(id)] },
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
