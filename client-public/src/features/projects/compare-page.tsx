import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Box, Button, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { readProjectIds } from '../../lib/project-ids';
import { ArrowLink } from '../../ui/arrow-link';
import { Group, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { PageColumn } from '../../ui/page-column';
import { useProjectsById } from '../../ui/projects-by-id';
import { ShareRow } from '../../ui/share/share-row';
import { Spinner } from '../../ui/spinner';
import { CompareTable } from './compare-table';
import { setShortlisted, useShortlist } from './shortlist';

/** `/projects?compare=3,7`: up to four projects side by side. The address is all that there is to share. */
export function ComparePage() {
  const t = useTranslations('projects');
  const [search] = useSearchParams();
  const ids = readProjectIds(search.get('compare'));
  const shortlist = useShortlist();
  const results = useRef<HTMLDivElement>(null);
  const query = useProjectsById(ids);

  function remove(id: number) {
    // Somebody else's comparison, opened by its link, leaves the own shortlist as it is.
    if (ids.length === shortlist.length && ids.every((each) => shortlist.includes(each)))
      setShortlisted(id, false);
    // The link that had it is gone.
    results.current?.focus({ preventScroll: true });
  }
  return (
    <PageColumn title={t('compare.title')} text={t('compare.intro')}>
      <div ref={results} tabIndex={-1}>
        <QueryOutcome
          query={query}
          pending={<Spinner label={t('loading')} />}
          isEmpty={(projects) => projects.length === 0}
          empty={<NothingToCompare />}
        >
          {(projects) => (
            <>
              <CompareTable projects={projects} onRemove={remove} />
              <Group gap="md" mt="xl">
                <Button
                  component={Link}
                  to={{ pathname: paths.contact, search: `?projects=${idsOf(projects).join()}` }}
                >
                  {t('compare.ask')}
                </Button>
                <ShareRow title={t('compare.title')} />
              </Group>
            </>
          )}
        </QueryOutcome>
        {query.data && <LeftOut ids={ids} found={idsOf(query.data)} />}
      </div>
      <Box mt="md">
        <ArrowLink to={paths.projects} back>
          {t('detail.backToProjects')}
        </ArrowLink>
      </Box>
    </PageColumn>
  );
}

const idsOf = (projects: PublicProjectDetailsDto[]) => projects.map(({ id }) => id);

function NothingToCompare() {
  const t = useTranslations('projects');
  return (
    <Stack gap="half" mb="xl">
      <Title order={2} size="h3">
        {t('compare.none')}
      </Title>
      <Text maw="40rem">{t('compare.how')}</Text>
    </Stack>
  );
}

/** Says that some are gone, which take no place on the shortlist any more. */
function LeftOut({ ids, found }: { ids: number[]; found: number[] }) {
  const t = useTranslations('projects');
  const gone = ids.filter((id) => !found.includes(id));
  const key = gone.join();
  useEffect(() => {
    for (const id of readProjectIds(key)) setShortlisted(id, false);
  }, [key]);
  return (
    gone.length > 0 && (
      <Text c="dimmed" mt="md">
        {t('compare.leftOut', { count: gone.length })}
      </Text>
    )
  );
}
