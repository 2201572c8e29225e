import { type PersonDto, PersonMatch, type PersonRecordDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { StatusBadge, ToneBadge } from '@consultancy/client-shared/ui';
import { Flex, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ActivityIcon } from '../../ui/activity-icon';
import common from '../../ui/common.module.css';
import rows from '../../ui/link-rows.module.css';
import { recordAddress } from '../../ui/record-address';

/** All records of one person, newest first. */
export function PersonRecords({ person }: { person: PersonDto }) {
  const t = useTranslations();
  const { names, records, hasAccount } = person;
  return (
    <section aria-labelledby="person-records">
      <Title order={2} mb="xs" id="person-records">
        {t('people.records')}
      </Title>
      <Paper component="ul" withBorder className={common.between}>
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <RecordLink record={record} isNamed={names.length > 1 || record.foundBy === PersonMatch.PHONE} />
          </li>
        ))}
      </Paper>
      {!person.erasedAt && (
        <Text mt="xs" c="dimmed" fz="sm">
          {t('people.sameContact')}
        </Text>
      )}
      {names.length > 1 && (
        <Text className={common.beside} data-warning mt="xs" fz="sm">
          {t('people.otherNames')}
        </Text>
      )}
      {hasAccount && (
        <Text className={common.beside} data-warning mt="xs" fz="sm">
          {t('people.account')}
        </Text>
      )}
    </section>
  );
}

function RecordLink({ record, isNamed }: { record: PersonRecordDto; isNamed: boolean }) {
  const t = useTranslations();
  const { kind, id, title, name, status, createdAt, isInTrash, foundBy } = record;
  return (
    <Link to={isInTrash ? paths.trash : recordAddress(kind, id)} className={rows.entry}>
      <Text span flex="none" pt={2} mr={10} c="dimmed" inherit aria-hidden>
        <ActivityIcon type={kind} />
      </Text>
      <Flex component="span" miw={0} gap={4} direction="column">
        <Text component="strong" fw={500} inherit>
          {title}
        </Text>
        <Text span c="dimmed" fz="xs">
          {t(`people.kinds.${kind}`)} · <DateText value={createdAt} />
          {isNamed && ` · ${name}`}
        </Text>
        <Flex component="span" gap={4} wrap="wrap">
          <StatusBadge status={status} />
          {foundBy === PersonMatch.PHONE && <ToneBadge tone="grey">{t('people.samePhone')}</ToneBadge>}
          {isInTrash && <ToneBadge tone="grey">{t('people.inTrash')}</ToneBadge>}
        </Flex>
      </Flex>
    </Link>
  );
}
