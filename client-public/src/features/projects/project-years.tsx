import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { calendarsOf, formatYearIn } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Box, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { langOf } from '../../ui/content-language';
import { SimpleGrid } from '../../ui/layout';
import { DEFAULT_YEAR } from '../../ui/project-year';
import { groupProjects } from './group-projects';
import { OpenLink } from './open-link';
import classes from './project-years.module.css';

/** A column for each year, the last one first. */
export function ProjectYears({ projects }: { projects: PublicProjectDto[] }) {
  const years = groupProjects(projects, ({ year }) => year ?? DEFAULT_YEAR);
  const newestFirst = years.sort(([one], [other]) => other.localeCompare(one));
  return (
    <SimpleGrid
      minColWidth="min(100%, 15rem)"
      spacing="xl"
      verticalSpacing="2xl"
      style={{ alignItems: 'start' }}
    >
      {newestFirst.map(([year, ofYear]) => (
        <section key={year}>
          <YearTitle year={year} />
          <SimpleGrid component="ul" cols={{ base: 2, md: 1 }} spacing="xl" verticalSpacing="xl">
            {ofYear.map((project) => (
              <Entry key={project.id} project={project} />
            ))}
          </SimpleGrid>
        </section>
      ))}
    </SimpleGrid>
  );
}

/** A year of one calendar is parts of two in the other. */
function YearTitle({ year }: { year: string }) {
  const { calendar, language } = useReading();
  const [first, second] = calendarsOf({ calendar, language }).map((each) =>
    formatYearIn(each, year, language),
  );
  return (
    <Title order={3} size="h4" className={classes.year}>
      {first}
      {second !== first && (
        <Text span c="dimmed" fz="sm" display="block">
          {second}
        </Text>
      )}
    </Title>
  );
}

function Entry({ project }: { project: PublicProjectDto }) {
  const tShared = useTranslations('shared');
  const { isOn: savesData } = useDataSaver();
  const cover = project.mainImage ?? project.image;
  return (
    <Box component="li" pos="relative">
      {!savesData && (
        <ResponsiveImage
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes="(width < 48rem) 45vw, 16rem"
          ratio={3 / 2}
        />
      )}
      <OpenLink project={project} className={classes.link} />
      <Text c="dimmed" fz="sm">
        <span lang={langOf(project, 'location')}>{project.location}</span> ·{' '}
        {tShared(`projectType.${project.type}`)}
      </Text>
    </Box>
  );
}
