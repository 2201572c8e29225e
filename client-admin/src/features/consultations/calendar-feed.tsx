import {
  useCreateConsultantFeed,
  useGetConsultantFeed,
  useRevokeConsultantFeed,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  useCreateCalendarFeed,
  useGetCalendarFeed,
  useRevokeCalendarFeed,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import { Button, CopyButton, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../ui/use-confirm';

interface Consultant {
  id: number;
  name: string;
}

/**
 * Makes the secret address, changes it and takes it back. It is shown when it is made, and never again.
 * @param props.consultant whose meetings it is about; without it all, at an address of one's own
 */
export function CalendarFeed({ consultant }: { consultant?: Consultant }) {
  return consultant ? <ConsultantFeed consultant={consultant} /> : <OwnFeed />;
}

function OwnFeed() {
  const { address, renewing, removing } = useAddress();
  const query = useGetCalendarFeed({ query: { staleTime: 0 } });
  const renew = useCreateCalendarFeed({ mutation: renewing });
  const remove = useRevokeCalendarFeed({ mutation: removing });
  return (
    <Feed
      {...{ address, query }}
      renew={{ isPending: renew.isPending, start: () => renew.mutate() }}
      remove={{ isPending: remove.isPending, start: () => remove.mutate() }}
    />
  );
}

function ConsultantFeed({ consultant }: { consultant: Consultant }) {
  const { id } = consultant;
  const { address, renewing, removing } = useAddress();
  const query = useGetConsultantFeed(id, { query: { staleTime: 0 } });
  const renew = useCreateConsultantFeed({ mutation: renewing });
  const remove = useRevokeConsultantFeed({ mutation: removing });
  return (
    <Feed
      {...{ consultant, address, query }}
      renew={{ isPending: renew.isPending, start: () => renew.mutate({ id }) }}
      remove={{ isPending: remove.isPending, start: () => remove.mutate({ id }) }}
    />
  );
}

/** The address that was just made, and how the mutations go on that make it and take it back. */
function useAddress() {
  const t = useTranslations('consultations.feed');
  const [address, setAddress] = useState('');
  return {
    address,
    renewing: {
      meta: { error: t('makeFailed') },
      onSuccess: ({ data }: { data: { url: string } }) => setAddress(data.url),
    },
    removing: {
      meta: { success: t('removed'), error: t('removeFailed') },
      onSuccess: () => setAddress(''),
    },
  };
}

interface FeedAction {
  isPending: boolean;
  start: () => void;
}

interface FeedProps {
  consultant?: Consultant;
  address: string;
  query: OutcomeQuery<{ data: { since: string | null } }>;
  renew: FeedAction;
  remove: FeedAction;
}

function Feed({ consultant, address, query, renew, remove }: FeedProps) {
  const t = useTranslations();
  const confirm = useConfirm();
  const change = () =>
    confirm({
      title: t('consultations.feed.changeTitle'),
      message: t('consultations.feed.changeText'),
      confirm: t('consultations.feed.change'),
      tone: 'warning',
      onConfirm: renew.start,
    });
  return (
    <Stack gap="md">
      <p>
        {consultant
          ? t('consultations.feed.textOf', { name: consultant.name })
          : t('consultations.feed.text')}
      </p>
      {address && <Address address={address} />}
      <QueryOutcome
        query={query}
        pending={<Skeleton height="3rem" radius="md" />}
        failed={t('consultations.feed.loadFailed')}
      >
        {({ data: { since } }) =>
          since ? (
            <>
              <p>
                {t(consultant ? 'consultations.feed.sinceOf' : 'consultations.feed.since')}{' '}
                <DateTimeText value={since} />
              </p>
              <Group gap="sm">
                <Button variant="default" loading={renew.isPending} onClick={change}>
                  {t('consultations.feed.change')}
                </Button>
                <Button variant="default" loading={remove.isPending} onClick={remove.start}>
                  {t('consultations.feed.remove')}
                </Button>
              </Group>
            </>
          ) : (
            <Group>
              <Button
                loading={renew.isPending}
                onClick={renew.start}
                // On a page it would take the focus from its first field.
                data-autofocus={!consultant || undefined}
              >
                {t('consultations.feed.make')}
              </Button>
            </Group>
          )
        }
      </QueryOutcome>
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const t = useTranslations();
  return (
    <Group align="end" gap="sm" wrap="nowrap">
      <TextInput
        style={{ flex: 1 }}
        label={t('consultations.feed.address')}
        description={t('consultations.feed.once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'copied' : 'consultations.feed.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
