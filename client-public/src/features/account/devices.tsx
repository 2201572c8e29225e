import {
  getListSessionsQueryKey,
  useEndSession,
  useListSessions,
} from '@consultancy/client-shared/api/generated/auth/auth';
import { DateText } from '@consultancy/client-shared/calendar';
import { Button, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Group } from '../../ui/layout';
import classes from './account-dialog.module.css';
import { useAccountKey } from './account-key';

/** Where the account is signed in; requested once somebody wants to know. */
export function Devices() {
  const t = useTranslations('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.section} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('devices.heading')}</summary>
      {isOpen && <DeviceList />}
    </details>
  );
}

function DeviceList() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const queryKey = useAccountKey(getListSessionsQueryKey());
  const { data, error, isPending } = useListSessions({ query: { queryKey } });
  const end = useEndSession({
    mutation: { onSuccess: () => toast.success(t('devices.ended')) },
  });
  if (isPending) return <Loader size="sm" />;
  const failure = error
    ? failureText(error, t('devices.failed'))
    : end.error && failureText(end.error, t('devices.endFailed'));
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <ul>
        {data?.data.map(({ id, device, isCurrent, createdAt }) => {
          const name = device ?? t('devices.unknown');
          return (
            <Group component="li" key={id} justify="space-between" wrap="nowrap" py="xs">
              <div>
                {name}
                {isCurrent && ` (${t('devices.current')})`}
                <Text c="dimmed" fz="sm">
                  {t('devices.since')} <DateText value={createdAt} />
                </Text>
              </div>
              {!isCurrent && (
                <Button
                  variant="outline"
                  size="xs"
                  aria-label={t('devices.endNamed', { device: name })}
                  loading={end.isPending && end.variables.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  {t('devices.end')}
                </Button>
              )}
            </Group>
          );
        })}
      </ul>
    </>
  );
}
