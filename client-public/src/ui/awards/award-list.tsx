import type { PublicAwardDto } from '@consultancy/client-shared/api/model';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { Box, Text } from '@mantine/core';
import { paths } from '../../lib/paths';
import { langOf } from '../content-language';
import { Group } from '../layout';
import layout from '../layout.module.css';
import { Link } from '../link';
import { useYear } from '../project-year';

interface AwardListProps {
  awards: PublicAwardDto[];
  /** What the link to an award's project says; undefined: there is none. */
  projectLabel?: string;
}

export function AwardList({ awards, projectLabel }: AwardListProps) {
  const yearOf = useYear();
  return (
    <ul>
      {awards.map((award) => (
        <CardBoundary key={award.id} of={award}>
          <Group component="li" align="baseline" wrap="nowrap" gap={0} py="md" className={layout.ruled}>
            <Text span c="dimmed" w="7rem" flex="none">
              {yearOf(award.year)}
            </Text>
            <div>
              <Text fz="lg" lh="var(--leading-snug)" lang={langOf(award, 'title')}>
                {award.link ? <a href={award.link}>{award.title}</a> : award.title}
              </Text>
              <Text c="dimmed" lang={langOf(award, 'organisation')}>
                {award.organisation}
              </Text>
              {projectLabel && award.projectSlug && (
                <Box
                  component={Link}
                  to={paths.project(award.projectSlug)}
                  display="inline-block"
                  py="half"
                  aria-label={`${projectLabel}: ${award.title}`}
                >
                  {projectLabel}
                </Box>
              )}
            </div>
          </Group>
        </CardBoundary>
      ))}
    </ul>
  );
}
