import { useGetPublication } from '@consultancy/client-shared/api/generated/publications/publications';
import { type PublicationDto, ContentKind, PublicationState } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeToday } from '@consultancy/client-shared/format';
import { StatusBadge, QueryOutcome } from '@consultancy/client-shared/ui';
import { Button, Flex, Paper, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { DateField } from '../../ui/date-field';
import { asId } from '../../ui/form-page';
import { usePageTitle } from '../../ui/page-title';
import { recordAddress } from '../../ui/record-address';
import { useKindWords } from '../../ui/record-kinds';
import { RecordNotFound } from '../../ui/record-not-found';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { TimeField } from '../../ui/time-field';
import { usePublicationForm } from './use-publication-form';

/** Where it is decided whether visitors see a record, and when. */
export function PublicationPage() {
  const t = useTranslations();
  const params = useParams();
  const kind = Object.values(ContentKind).find((each) => each === params['kind']);
  // A change is based on what it is now.
  const query = useGetPublication(kind ?? ContentKind.project, kind ? asId(params['id']) : 0, {
    query: { staleTime: 0 },
  });
  const back = { to: paths.publications, label: t('sections.publications') };
  return (
    <QueryOutcome
      isForm
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={t('publications.notFound')} back={back} />}
    >
      {({ data }) => (
        <>
          <Breadcrumbs trail={[back]} current={data.title} />
          <PublicationForm key={data.recordId} publication={data} />
        </>
      )}
    </QueryOutcome>
  );
}

function PublicationForm({ publication }: { publication: PublicationDto }) {
  const t = useTranslations();
  const kindWords = useKindWords();
  const { kind, recordId, title, state, waitsFor, publishAt, by } = publication;
  const isChange = publication.isPublished && publication.changes !== null;
  const isPlain = publication.isPublished && !isChange;
  const { form, save, isPending } = usePublicationForm(publication);
  usePageTitle(t('publications.pageTitle', { title }));
  return (
    <>
      <Title order={1} mb={4}>
        {title}
      </Title>
      <Flex mb="md" c="dimmed" fz="sm" rowGap={4} columnGap="sm" wrap="wrap" align="center">
        {t('publications.isNow')} <StatusBadge status={state} />
        {isChange && waitsFor && <StatusBadge status={waitsFor} />}
        {publishAt && <DateTimeText value={publishAt} />}
        {by && <span>{t('publications.by', { name: by })}</span>}
        <Link to={recordAddress(kind, recordId)}>{kindWords.edit(kind)}</Link>
      </Flex>
      <Paper
        withBorder
        component="form"
        maw={640}
        p="md"
        onSubmit={form.onSubmit((wanted) => save(wanted))}
        noValidate
      >
        <Stack align="flex-start">
          <Radio.Group
            label={isChange ? t('publications.chooseForChanges') : t('publications.choose')}
            {...form.getInputProps('state')}
          >
            <Stack gap="xs" mt="xs">
              {choicesOf(publication).map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={isChange ? t(`publications.changeOptions.${each}`) : t(`shared.status.${each}`)}
                  description={t(
                    isChange ? `publications.changeHints.${each}` : `publications.hints.${each}`,
                  )}
                />
              ))}
            </Stack>
          </Radio.Group>
          {isPlain && (
            <Text c="dimmed" fz="sm">
              {t('publications.nothingWaits')}
            </Text>
          )}
          {form.values.state === PublicationState.SCHEDULED && (
            <SimpleGrid w="100%" minColWidth="12rem">
              <DateField label={t('publications.day')} min={officeToday()} {...form.getInputProps('day')} />
              <TimeField label={t('publications.time')} {...form.getInputProps('time')} />
            </SimpleGrid>
          )}
          <Button type="submit" loading={isPending}>
            {t('publications.save')}
          </Button>
        </Stack>
      </Paper>
    </>
  );
}

const { DRAFT, IN_REVIEW, SCHEDULED, PUBLISHED, CHANGED } = PublicationState;

/** What may become of a record: of one that visitors see, what becomes of its draft changes. */
function choicesOf({ isPublished, changes }: PublicationDto): PublicationState[] {
  if (!isPublished) return [DRAFT, IN_REVIEW, SCHEDULED, PUBLISHED];
  return changes ? [CHANGED, IN_REVIEW, SCHEDULED, PUBLISHED, DRAFT] : [DRAFT, PUBLISHED];
}
