import type { PersonCopiesDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Box, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';

interface PersonCopiesProps {
  copies: PersonCopiesDto;
  /** What is said of them before. */
  lead?: string;
}

/** Exports and backups that hold a person, which nobody can clean from here. */
export function PersonCopies({ copies: { exports, backups }, lead }: PersonCopiesProps) {
  const t = useTranslations();
  if (exports.length + backups.length === 0)
    return (
      <Text mt={4} c="dimmed" fz="sm">
        {t('people.copies.none')}
      </Text>
    );
  return (
    <>
      {lead && (
        <Text fw={500} inherit>
          {lead}
        </Text>
      )}
      {/* It scrolls, so keys must reach it. */}
      <Box
        className={common.bullets}
        component="ul"
        mah={160}
        style={{ overflowY: 'auto' }}
        fz="sm"
        tabIndex={0}
        aria-label={t('people.copies.title')}
      >
        {exports.map(({ list, madeAt, madeBy }) => (
          <li key={`${list} ${madeAt}`}>
            {t('people.copies.export', { list, name: madeBy ?? t('people.copies.nobody') })},{' '}
            <DateTimeText value={madeAt} />
          </li>
        ))}
        {backups.map((madeAt) => (
          <li key={madeAt}>
            {t('people.copies.backup')}, <DateTimeText value={madeAt} />
          </li>
        ))}
      </Box>
      <Text mt={4} c="dimmed" fz="sm">
        {t('people.copies.hint')}
      </Text>
    </>
  );
}
