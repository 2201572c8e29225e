import { useGetPost } from '@consultancy/client-shared/api/generated/blog/blog';
import { useGetStaffProject } from '@consultancy/client-shared/api/generated/projects/projects';
import { useGetStaffService } from '@consultancy/client-shared/api/generated/services/services';
import { useListTranslations } from '@consultancy/client-shared/api/generated/translations/translations';
import {
  ContentKind,
  SortOrder,
  TranslatableKind,
  TranslatedLanguage,
  type TranslationDto,
  TranslationSort,
} from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Box, Button, Flex, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { translationPath } from '../../record-paths';
import { PageHead } from '../../ui/page-head';
import { recordAddress } from '../../ui/record-address';
import { RECORD_KINDS, useKindWords } from '../../ui/record-kinds';
import { OPEN_STATES, useLanguageName } from './board-words';
import { neighboursOf } from './neighbours';

/** As many as the API gives at once; what is done makes room for others. */
const MOST_NEIGHBOURS = 100;

/** @param from the list that the editor was opened from, with its filters */
export function EditorHead({ translation, from }: { translation: TranslationDto; from: string }) {
  const t = useTranslations();
  const languageName = useLanguageName();
  const kindWords = useKindWords();
  const { kind, recordId, language, title, state } = translation;
  const publicPage = usePublicPage(translation);
  const name = languageName(language);
  return (
    <PageHead maw={1088}>
      <Box flex="1 1 20rem">
        <Title order={1}>{title}</Title>
        <Flex lh="1.5rem" mt={4} c="dimmed" fz="sm" rowGap={4} columnGap="sm" wrap="wrap" align="center">
          <span>{t('translations.editor.about', { kind: kindWords.one(kind), language: name })}</span>
          <StatusBadge status={state} />
          {Object.values(TranslatedLanguage)
            .filter((other) => other !== language)
            .map((other) => (
              <Link key={other} to={translationPath(kind, recordId, other)} state={{ from }}>
                {t('translations.editor.inLanguage', { language: languageName(other) })}
              </Link>
            ))}
          <Link to={recordAddress(kind, recordId)}>{kindWords.edit(kind)}</Link>
          {publicPage && (
            <Flex
              href={publicPage}
              target="_blank"
              rel="noreferrer"
              component="a"
              display="inline-flex"
              gap={4}
              align="center"
            >
              {t('translations.editor.page', { language: name })}
              <IconExternalLink size={13} aria-hidden />
            </Flex>
          )}
        </Flex>
      </Box>
      <Neighbours translation={translation} from={from} />
    </PageHead>
  );
}

function Neighbours({ translation, from }: { translation: TranslationDto; from: string }) {
  const t = useTranslations();
  const wanted = new URLSearchParams(from.split('?')[1]).get('kind');
  const kind = Object.values(TranslatableKind).find((each) => each === wanted);
  const { data } = useListTranslations(
    {
      limit: MOST_NEIGHBOURS,
      sortBy: TranslationSort.title,
      sortOrder: SortOrder.asc,
      language: translation.language,
      state: OPEN_STATES,
      ...(kind && { kind }),
    },
    { query: { staleTime: 0 } },
  );
  const { previous, next } = neighboursOf(data?.data.data ?? [], translation);
  if (!previous || !next) return null;
  const address = (entry: typeof next) => translationPath(entry.kind, entry.recordId, entry.language);
  return (
    <Flex component="nav" gap="xs" aria-label={t('translations.editor.neighbours')}>
      <Button
        component={Link}
        to={address(previous)}
        state={{ from }}
        variant="default"
        size="compact-md"
        leftSection={<IconChevronLeft size={14} aria-hidden />}
        title={previous.title}
      >
        {t('translations.editor.previous')}
      </Button>
      <Button
        component={Link}
        to={address(next)}
        state={{ from }}
        variant="default"
        size="compact-md"
        rightSection={<IconChevronRight size={14} aria-hidden />}
        title={next.title}
      >
        {t('translations.editor.next')}
      </Button>
    </Flex>
  );
}

/** Where visitors read a record in the language of its translation; null where it has no page, and until its address is known. */
function usePublicPage({ kind, recordId, language }: TranslationDto): string | null {
  const project = useGetStaffProject(recordId, { query: { enabled: kind === TranslatableKind.project } });
  const service = useGetStaffService(recordId, { query: { enabled: kind === TranslatableKind.service } });
  const post = useGetPost(recordId, { query: { enabled: kind === TranslatableKind.post } });
  const { sitePage } = RECORD_KINDS[kind];
  const hasOwnPage = Object.values<string>(ContentKind).includes(kind);
  const record = hasOwnPage ? (project.data ?? service.data ?? post.data)?.data : { id: recordId };
  return record && sitePage ? `/${language}${sitePage(record)}` : null;
}
