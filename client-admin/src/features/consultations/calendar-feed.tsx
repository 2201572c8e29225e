import {
  getGetCalendarFeedQueryKey,
  removeCalendarFeed,
  renewCalendarFeed,
  useGetCalendarFeed,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { OutcomePanel, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, CopyButton, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/failure-text';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

/** Makes the secret address, changes it and takes it back. It is shown when it is made, and never again. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const confirm = useConfirm();
  const [address, setAddress] = useState('');
  const query = useGetCalendarFeed({ query: { staleTime: 0 } });
  const refreshes = [getGetCalendarFeedQueryKey()];
  const renew = useDeed({
    work: () => renewCalendarFeed(),
    failed: t('consultations.feed.makeFailed'),
    refreshes,
    onDone: ({ data }) => setAddress(data.url),
  });
  const remove = useDeed({
    work: () => removeCalendarFeed(),
    done: () => t('consultations.feed.removed'),
    failed: t('consultations.feed.removeFailed'),
    refreshes,
    onDone: () => setAddress(''),
  });
  const change = () =>
    confirm({
      title: t('consultations.feed.changeTitle'),
      message: t('consultations.feed.changeText'),
      confirm: t('consultations.feed.change'),
      tone: 'warning',
      onConfirm: () => renew.mutate(undefined),
    });
  return (
    <Stack gap="md">
      <p>{t('consultations.feed.text')}</p>
      {address && <Address address={address} />}
      <QueryOutcome
        query={query}
        pending={<Skeleton height="3rem" radius="md" />}
        error={(failure, retry) => (
          <OutcomePanel
            title={failureText(failure, t('consultations.feed.loadFailed'))}
            onRetry={retry}
            busy={query.isFetching}
          />
        )}
      >
        {({ data: { since } }) =>
          since ? (
            <>
              <p>
                {t('consultations.feed.since')} <DateTimeText value={since} />
              </p>
              <Group gap="sm">
                <Button variant="default" loading={renew.isPending} onClick={change}>
                  {t('consultations.feed.change')}
                </Button>
                <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
                  {t('consultations.feed.remove')}
                </Button>
              </Group>
            </>
          ) : (
            <Group>
              <Button loading={renew.isPending} onClick={() => renew.mutate(undefined)} data-autofocus>
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
  const { t } = useTranslation();
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
