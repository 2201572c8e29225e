import { useListUserOpenWork } from '@consultancy/client-shared/api/generated/user-work/user-work';
import type { OpenWorkDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Group, List, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { RECORD_KINDS, useKindWords } from '../../ui/record-kinds';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';

/** Who takes over what can be handed over: the id of an account, or one of these. */
export type Successor = 'nobody' | 'keep' | `${number}`;

interface OpenWorkProps {
  userId: number;
  successor: Successor;
  onSuccessor: (successor: Successor) => void;
  /** In place of the list where there is nothing. */
  empty?: ReactNode;
  /** Beside the choice of a successor. */
  action?: ReactNode;
}

/** What an account has under way, and who takes over what can be handed over. */
export function OpenWork({ userId, empty, ...choice }: OpenWorkProps) {
  const t = useTranslations();
  // What came in since is shown too.
  const query = useListUserOpenWork(userId, { query: { gcTime: 0 } });
  return (
    <QueryOutcome
      query={query}
      failed={t('users.work.loadFailed')}
      pending={<Skeleton h={48} data-wide />}
      isEmpty={({ data }) => data.length === 0}
      empty={empty}
    >
      {({ data }) => <Work work={data} userId={userId} {...choice} />}
    </QueryOutcome>
  );
}

function Work({
  work,
  userId,
  successor,
  onSuccessor,
  action,
}: Omit<OpenWorkProps, 'empty'> & { work: OpenWorkDto[] }) {
  const t = useTranslations();
  const { choices } = useInquiryOwners();
  return (
    <Stack gap="xs" data-wide>
      {work.map((each) => (
        <KindOfWork key={each.kind} {...each} />
      ))}
      {work.some(({ isHandedOver }) => isHandedOver) && (
        <Group align="end" gap="xs">
          <NativeSelect
            flex={1}
            maw="26rem"
            label={t('users.work.successor')}
            value={successor}
            onChange={(event) => onSuccessor(event.currentTarget.value as Successor)}
            data={[
              { value: 'keep', label: t('users.work.keep') },
              ...choices
                .filter(({ id }) => id !== userId)
                .map(({ id, label }) => ({ value: String(id ?? 'nobody'), label })),
            ]}
          />
          {action}
        </Group>
      )}
    </Stack>
  );
}

function KindOfWork({ kind, count, records, isHandedOver }: OpenWorkDto) {
  const t = useTranslations();
  const { one, many } = useKindWords();
  const words = (count === 1 ? one(kind) : many(kind)).toLowerCase();
  const notes = [
    ...(count > records.length ? [t('users.work.more', { count: count - records.length })] : []),
    ...(isHandedOver ? [] : [t(kind === 'consultation' ? 'users.work.meetings' : 'users.work.drafts')]),
  ];
  return (
    <div>
      <Text fw={500} size="sm">
        {t('users.work.count', { count: String(count), words })}
      </Text>
      <List size="sm" p={0}>
        {records.map(({ id, title }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={RECORD_KINDS[kind].address(id, title)} inherit>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {notes.join(' · ')}
      </Text>
    </div>
  );
}
