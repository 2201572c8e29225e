import { type TranslationSummaryDto, TranslationState } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Anchor, Stack, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { translationPath } from '../../record-paths';
import { DateTime } from '../../ui/date-time';
import { fieldLabel } from '../../ui/field-label';
import { column } from '../../ui/list-page';
import { useKindWords } from '../../ui/record-kinds';
import { useLanguageName } from './board-words';

type Row = TranslationSummaryDto & { id: number };

export function useTranslationColumns(): DataTableColumn<Row>[] {
  const t = useTranslations();
  const languageName = useLanguageName();
  const kindWords = useKindWords();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const leftOf = ({ kind, missing, outdated, state }: TranslationSummaryDto) => {
    const named = (fields: string[]) => fields.map((field) => fieldLabel(kind, field)).join(', ');
    if (state === TranslationState.MISSING) return t('translations.left.all');
    const parts = [
      missing.length > 0 && t('translations.left.missing', { fields: named(missing) }),
      outdated.length > 0 && t('translations.left.outdated', { fields: named(outdated) }),
      state === TranslationState.DRAFT && t('translations.left.publish'),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return [
    column(
      'title',
      t('translations.columns.title'),
      { sortable: true },
      ({ kind, recordId, language, title }) => (
        <Stack miw={192} maw={416} gap={0}>
          <Anchor
            component={Link}
            to={translationPath(kind, recordId, language)}
            state={{ from }}
            c="inherit"
            fw={500}
            truncate
            aria-label={`${title}: ${languageName(language)}`}
          >
            {title}
          </Anchor>
          <Text span c="dimmed" fz="xs">
            {kindWords.one(kind)}
          </Text>
        </Stack>
      ),
    ),
    column('language', t('translations.columns.language'), { noWrap: true }, ({ language }) =>
      languageName(language),
    ),
    column('state', t('translations.columns.state'), {}, ({ state }) => <StatusBadge status={state} />),
    column('open', t('translations.columns.open'), {}, (row) => (
      <Text span miw={160} c="dimmed" fz="sm" display="block">
        {leftOf(row)}
      </Text>
    )),
    column(
      'updatedAt',
      t('translations.columns.updatedAt'),
      { from: 'md', sortable: true },
      ({ updatedAt }) =>
        updatedAt ? (
          <DateTime value={updatedAt} />
        ) : (
          <Text span c="dimmed" fz="xs">
            {t('translations.never')}
          </Text>
        ),
    ),
  ];
}
