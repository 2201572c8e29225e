import {
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '@consultancy/client-shared/api/generated/auth/auth';
import type { SessionDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Badge, Button, Flex, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../../ui/common.module.css';
import { useConfirm } from '../../../ui/use-confirm';
import { SecuritySection } from './security-section';

/** Where one is signed in, and how to end it. */
export function SessionsSection() {
  const t = useTranslations();
  const query = useListSessions();
  return (
    <SecuritySection title={t('security.sessions.title')} hint={t('security.sessions.hint')}>
      <QueryOutcome
        query={query}
        pending={<Skeleton height="4.5rem" />}
        failed={t('security.sessions.loadFailed')}
      >
        {({ data }) => <Sessions sessions={data} />}
      </QueryOutcome>
    </SecuritySection>
  );
}

function Sessions({ sessions }: { sessions: SessionDto[] }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const end = useEndSession({
    mutation: { meta: { success: t('security.sessions.ended'), error: t('security.failed') } },
  });
  const endOthers = useEndOtherSessions({
    mutation: { meta: { success: t('security.sessions.othersEnded'), error: t('security.failed') } },
  });
  const ask = () =>
    confirm({
      title: t('security.sessions.confirm.title'),
      message: t('security.sessions.confirm.message'),
      confirm: t('security.sessions.confirm.confirm'),
      tone: 'warning',
      onConfirm: () => endOthers.mutate(),
    });
  return (
    <Stack align="flex-start">
      <Flex component="ul" className={common.between} w="100%" direction="column">
        {sessions.map(({ id, device, isCurrent, createdAt, lastUsedAt }) => {
          const name = device ?? t('security.sessions.unknown');
          return (
            <Flex key={id} component="li" py="sm" gap="md" align="center" justify="space-between">
              <div>
                <Flex component="p" gap="xs" wrap="wrap" align="center">
                  <strong>{name}</strong>
                  {isCurrent && <Badge variant="default">{t('security.sessions.current')}</Badge>}
                </Flex>
                <Text c="dimmed" fz="sm">
                  {t('security.sessions.used')} <DateTimeText value={lastUsedAt} />
                </Text>
                <Text c="dimmed" fz="sm">
                  {t('security.sessions.since')} <DateTimeText value={createdAt} />
                </Text>
              </div>
              {!isCurrent && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('security.sessions.end', { device: name })}
                  loading={end.isPending && end.variables.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  {t('security.sessions.endShort')}
                </Button>
              )}
            </Flex>
          );
        })}
      </Flex>
      {sessions.length > 1 && (
        <Button variant="default" loading={endOthers.isPending} onClick={ask}>
          {t('security.sessions.endOthers')}
        </Button>
      )}
    </Stack>
  );
}
