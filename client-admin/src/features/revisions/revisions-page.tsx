import { useListRevisions } from '@consultancy/client-shared/api/generated/revisions/revisions';
import { ContentKind, type RevisionSummaryDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Flex, Paper, Text } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import common from '../../ui/common.module.css';
import { fieldLabel } from '../../ui/field-label';
import { asId } from '../../ui/form-page';
import rows from '../../ui/link-rows.module.css';
import { RecentTime } from '../../ui/recent-time';
import { recordAddress } from '../../ui/record-address';
import { useKindWords } from '../../ui/record-kinds';
import { RecordNotFound } from '../../ui/record-not-found';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { RevisionDetails } from './revision-details';
import classes from './revisions-page.module.css';

/** The section that has the record. */
const LISTS = {
  project: { path: paths.projects, section: 'projects' },
  post: { path: paths.blog, section: 'blog' },
  service: { path: paths.services, section: 'services' },
} as const;

/** What a record said before: its versions, and one of them field by field. The address says which. */
export function RevisionsPage() {
  const t = useTranslations();
  const kindWords = useKindWords();
  const params = useParams();
  const [search] = useSearchParams();
  const kind = Object.values(ContentKind).find((each) => each === params['kind']);
  const id = asId(params['id']);
  const query = useListRevisions(kind ?? ContentKind.project, kind ? id : 0, { query: { staleTime: 0 } });
  const back = kind
    ? { to: recordAddress(kind, id), label: kindWords.edit(kind) }
    : { to: paths.dashboard, label: t('sections.dashboard') };
  const wayTo = (of: ContentKind) => ({ to: LISTS[of].path, label: t(`sections.${LISTS[of].section}`) });
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={t('revisions.notFound')} back={back} />}
    >
      {({ data: revisions }) => {
        const chosen = Number(search.get('version')) || revisions[0]!.version;
        return (
          <>
            <Breadcrumbs trail={[wayTo(kind!), back]} current={t('revisions.open')} />
            <Flex maw="80rem" direction={{ base: 'column', md: 'row' }} gap="lg">
              <Box w={{ md: '20rem' }} flex="none">
                <RevisionList kind={kind!} revisions={revisions} chosen={chosen} />
              </Box>
              <Box flex={1} miw={0}>
                <RevisionDetails key={`${kind} ${id} ${chosen}`} kind={kind!} id={id} version={chosen} />
              </Box>
            </Flex>
          </>
        );
      }}
    </QueryOutcome>
  );
}

interface RevisionListProps {
  kind: ContentKind;
  revisions: RevisionSummaryDto[];
  /** The version that is shown. */
  chosen: number;
}

/** Who changed what, and when. */
function RevisionList({ kind, revisions, chosen }: RevisionListProps) {
  const t = useTranslations();
  return (
    <Box aria-label={t('revisions.list')} component="nav" miw={0}>
      <Paper component="ol" withBorder className={`${common.between} ${classes.list}`}>
        {revisions.map((revision) => (
          <li key={revision.version}>
            <Link
              to={`?version=${revision.version}`}
              className={`${rows.entry} ${classes.entry}`}
              aria-current={revision.version === chosen ? 'page' : undefined}
              preventScrollReset
            >
              <Entry kind={kind} revision={revision} />
            </Link>
          </li>
        ))}
      </Paper>
    </Box>
  );
}

function Entry({
  kind,
  revision: { version, createdAt, author, changed, isFirst, isCurrent },
}: {
  kind: ContentKind;
  revision: RevisionSummaryDto;
}) {
  const t = useTranslations();
  const fields = changed.map((field) => fieldLabel(kind, field)).join(', ') || t('revisions.nothingChanged');
  return (
    <>
      <Flex component="span" rowGap={0} columnGap="xs" wrap="wrap" justify="space-between">
        <strong>{t('revisions.version', { version: String(version) })}</strong>
        <RecentTime value={createdAt} />
      </Flex>
      <Text span className={classes.by} fz="xs">
        {author ?? t('revisions.nobody')}
      </Text>
      <Text span className={classes.by} fz="xs">
        {isFirst ? t('revisions.isFirst') : t('revisions.changedFields', { fields })}
      </Text>
      {isCurrent && (
        <Text span c="var(--tone-green)" fz="xs" fw={500}>
          {t('revisions.isCurrent')}
        </Text>
      )}
    </>
  );
}
