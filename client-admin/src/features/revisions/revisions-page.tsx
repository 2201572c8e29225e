import { useListRevisions } from '@consultancy/client-shared/api/generated/revisions/revisions';
import { ContentKind } from '@consultancy/client-shared/api/model';
import { Box, Flex } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { asId } from '../../ui/form-page';
import { recordAddress } from '../../ui/record-address';
import { RecordOutcome } from '../../ui/record-outcome';
import { RevisionDetails } from './revision-details';
import { RevisionList } from './revision-list';

/** The section that has the record. */
const LISTS = {
  project: { path: paths.projects, section: 'projects' },
  post: { path: paths.blog, section: 'blog' },
  service: { path: paths.services, section: 'services' },
} as const;

/** What a record said before: its versions, and one of them field by field. The address says which. */
export function RevisionsPage() {
  const t = useTranslations();
  const params = useParams();
  const [search] = useSearchParams();
  const kind = Object.values(ContentKind).find((each) => each === params['kind']);
  const id = asId(params['id']);
  const query = useListRevisions(kind ?? ContentKind.project, kind ? id : 0, { query: { staleTime: 0 } });
  const back = kind
    ? { to: recordAddress(kind, id), label: t(`revisions.edit.${kind}`) }
    : { to: paths.dashboard, label: t('sections.dashboard') };
  const wayTo = (of: ContentKind) => ({ to: LISTS[of].path, label: t(`sections.${LISTS[of].section}`) });
  return (
    <RecordOutcome query={query} notFound={t('revisions.notFound')} back={back}>
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
    </RecordOutcome>
  );
}
