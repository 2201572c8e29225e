import {
  getListRevisionsQueryKey,
  useListRevisions,
} from '@consultancy/client-shared/api/generated/revisions/revisions';
import type { ContentKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { revisionsPath } from '../../record-paths';
import { RecentTime } from '../recent-time';
import { SidePart } from './side-part';

const SHOWN = 3;

interface VersionsPartProps {
  kind: ContentKind;
  id: number;
  /** Another one adds a version. */
  version: number;
}

/** Who saved a record last, and the way to what it said before. */
export function VersionsPart({ kind, id, version }: VersionsPartProps) {
  const t = useTranslations();
  const query = useListRevisions(kind, id, {
    query: {
      queryKey: [...getListRevisionsQueryKey(kind, id), { version }],
      placeholderData: keepPreviousData,
    },
  });
  return (
    <SidePart
      title={t('recordSide.versions')}
      action={
        <Anchor component={Link} to={revisionsPath(kind, id)} fz="sm">
          {t('revisions.open')}
        </Anchor>
      }
    >
      <QueryOutcome query={query} pending={<Skeleton h="4rem" />} failed={t('recordSide.loadFailed')}>
        {({ data }) => (
          <Stack component="ol" gap={4}>
            {data.slice(0, SHOWN).map((revision) => (
              <Group key={revision.version} component="li" gap="xs" wrap="nowrap" justify="space-between">
                <Anchor
                  component={Link}
                  to={`${revisionsPath(kind, id)}?version=${revision.version}`}
                  c="inherit"
                  fz="sm"
                  miw={0}
                  truncate
                >
                  {revision.author ?? t('revisions.nobody')}
                </Anchor>
                <RecentTime value={revision.createdAt} />
              </Group>
            ))}
            {data.length === 0 && (
              <Text component="li" c="dimmed" fz="sm">
                {t('revisions.notFound')}
              </Text>
            )}
          </Stack>
        )}
      </QueryOutcome>
    </SidePart>
  );
}
