import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { Columns, Stack } from '../../ui/layout';
import { ethiopiaFrame, ethiopiaOutline } from './ethiopia-outline';
import { OpenLink } from './open-link';
import classes from './project-map.module.css';
import { type LabelledPlace, placesOf, radiusOf } from './project-places';

/** Where the projects are: a drawn map without tiles, and beside it the same as a list, which keys and readers use. */
export function ProjectMap({ projects }: { projects: PublicProjectDto[] }) {
  const t = useTranslations('projects');
  const { places, elsewhere } = placesOf(projects);
  const [current, setCurrent] = useState<string | null>(null);
  const { x, y, width, height } = ethiopiaFrame;
  return (
    <Columns parts="7fr 5fr" gap="var(--space-5)" align="start">
      <svg className={classes.map} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden>
        <path d={ethiopiaOutline} />
        {places.map((place) => (
          <Mark key={place.name} place={place} isCurrent={place.name === current} onShow={setCurrent} />
        ))}
      </svg>
      <Stack gap="xl" component="section" aria-label={t('places.map')}>
        {places.map((place) => (
          <Town
            key={place.name}
            {...place}
            isCurrent={place.name === current}
            onShow={(isShown) => setCurrent(isShown ? place.name : null)}
          />
        ))}
        {elsewhere.length > 0 && <Town name={t('places.elsewhere')} projects={elsewhere} />}
      </Stack>
    </Columns>
  );
}

interface MarkProps {
  place: LabelledPlace;
  isCurrent: boolean;
  onShow: (name: string | null) => void;
}

/** A place on the map; pressed, it leads to its projects in the list. */
function Mark({ place, isCurrent, onShow }: MarkProps) {
  const { name, x, y, label, projects } = place;
  return (
    <g
      className={classes.mark}
      data-current={isCurrent || undefined}
      onPointerEnter={() => onShow(name)}
      onPointerLeave={() => onShow(null)}
      onClick={() => document.getElementById(idOf(name))?.querySelector('a')?.focus()}
    >
      <circle className={classes.target} cx={x} cy={y} r={0.5} />
      <circle cx={x} cy={y} r={radiusOf(place)} />
      <text x={label.x} y={label.y} textAnchor={label.anchor} lang={langOf(projects[0]!, 'location')}>
        {name}
      </text>
    </g>
  );
}

interface TownProps {
  name: string;
  projects: PublicProjectDto[];
  isCurrent?: boolean;
  onShow?: (isShown: boolean) => void;
}

function Town({ name, projects, isCurrent, onShow }: TownProps) {
  const t = useTranslations('projects');
  return (
    <section
      id={idOf(name)}
      className={classes.town}
      data-current={isCurrent || undefined}
      onPointerEnter={() => onShow?.(true)}
      onPointerLeave={() => onShow?.(false)}
      onFocus={() => onShow?.(true)}
      onBlur={() => onShow?.(false)}
    >
      <Title order={3} size="h5">
        <span lang={onShow && langOf(projects[0]!, 'location')}>{name}</span>{' '}
        <Text span c="dimmed" fz="sm" ml="half">
          {t('places.count', { count: projects.length })}
        </Text>
      </Title>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <OpenLink project={project} className={classes.link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const idOf = (name: string) => `place-${name.replace(/\s+/g, '-')}`;
