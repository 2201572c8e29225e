import {
  getConsultantFeed,
  getGetConsultantFeedQueryKey,
  revokeConsultantFeed,
  createConsultantFeed,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  getCalendarFeed,
  getGetCalendarFeedQueryKey,
  revokeCalendarFeed,
  createCalendarFeed,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Button, CopyButton, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Outcome } from '../../ui/outcome';
import { useConfirm } from '../../ui/use-confirm';

/** The address of all meetings, which is one's own, or that of what a consultant holds. */
function callsOf(consultant: { id: number } | undefined) {
  if (!consultant) {
    return {
      ...{ key: getGetCalendarFeedQueryKey(), read: getCalendarFeed },
      ...{ renew: createCalendarFeed, remove: revokeCalendarFeed },
    };
  }
  const { id } = consultant;
  return {
    key: getGetConsultantFeedQueryKey(id),
    read: () => getConsultantFeed(id),
    renew: () => createConsultantFeed(id),
    remove: () => revokeConsultantFeed(id),
  };
}

/**
 * Makes the secret address, changes it and takes it back. It is shown when it is made, and never again.
 * @param consultant whose meetings it is about; without it all, at an address of one's own
 */
export function CalendarFeed({ consultant }: { consultant?: { id: number; name: string } }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const [address, setAddress] = useState('');
  const calls = callsOf(consultant);
  const query = useQuery({ queryKey: calls.key, queryFn: () => calls.read(), staleTime: 0 });
  const invalidates = [calls.key];
  const renew = useMutation({
    mutationFn: () => calls.renew(),
    meta: { error: t('consultations.feed.makeFailed'), invalidates },
    onSuccess: ({ data }) => setAddress(data.url),
  });
  const remove = useMutation({
    mutationFn: () => calls.remove(),
    meta: {
      ...{ success: t('consultations.feed.removed'), error: t('consultations.feed.removeFailed') },
      invalidates,
    },
    onSuccess: () => setAddress(''),
  });
  const change = () =>
    confirm({
      title: t('consultations.feed.changeTitle'),
      message: t('consultations.feed.changeText'),
      confirm: t('consultations.feed.change'),
      tone: 'warning',
      onConfirm: () => renew.mutate(),
    });
  return (
    <Stack gap="md">
      <p>
        {consultant
          ? t('consultations.feed.textOf', { name: consultant.name })
          : t('consultations.feed.text')}
      </p>
      {address && <Address address={address} />}
      <Outcome
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
                <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {t('consultations.feed.remove')}
                </Button>
              </Group>
            </>
          ) : (
            <Group>
              <Button
                loading={renew.isPending}
                onClick={() => renew.mutate()}
                // On a page it would take the focus from its first field.
                data-autofocus={!consultant || undefined}
              >
                {t('consultations.feed.make')}
              </Button>
            </Group>
          )
        }
      </Outcome>
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
