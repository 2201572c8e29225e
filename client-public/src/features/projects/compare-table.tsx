import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { langOf } from '../../ui/content-language';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { useYear } from '../../ui/project-year';
import { SitePicture } from '../../ui/site-picture';
import target from '../../ui/target.module.css';
import classes from './compare-table.module.css';
import { leastPlotOf } from './project-facts-list';

interface CompareTableProps {
  projects: PublicProjectDetailsDto[];
  onRemove: (id: number) => void;
}

/** A column for each project. Facts that differ are bold; those that none of them states are left out. */
export function CompareTable({ projects, onRemove }: CompareTableProps) {
  const t = useTranslations('projects');
  const factsOf = useComparedFacts();
  const columns = projects.map((project) => ({ project, facts: factsOf(project) }));
  const rows = columns[0]!.facts
    .map(([label], row) => ({ label, values: columns.map(({ facts }) => facts[row]![1] || null) }))
    .filter(({ values }) => values.some(Boolean))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const ids = projects.map(({ id }) => id);
  return (
    <>
      {rows.some(({ differs }) => differs) && (
        <Text c="dimmed" fz="sm" mb="sm" id="differ">
          {t('compare.differ')}
        </Text>
      )}
      <div className={classes.frame} role="region" aria-label={t('compare.table')} tabIndex={0}>
        <table
          className={classes.table}
          style={{ '--projects': projects.length } as CSSProperties}
          aria-label={t('compare.table')}
          aria-describedby="differ"
        >
          <thead>
            <tr>
              <td />
              {projects.map((project) => (
                <th key={project.id} scope="col">
                  <ProjectHead
                    project={project}
                    others={ids.filter((id) => id !== project.id)}
                    onRemove={onRemove}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td
                    key={projects[column]!.id}
                    lang={label === t('detail.location') ? langOf(projects[column]!, 'location') : undefined}
                  >
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ProjectHeadProps {
  project: PublicProjectDetailsDto;
  /** What is compared without it. */
  others: number[];
  onRemove: (id: number) => void;
}

function ProjectHead({ project, others, onRemove }: ProjectHeadProps) {
  const t = useTranslations('projects');
  const cover = project.mainImage ?? project.image;
  return (
    <>
      <SitePicture
        path={cover}
        picture={pictureAt(project.pictures, cover)}
        alt=""
        sizes="(width < 64rem) 10rem, 20rem"
        ratio={3 / 2}
        className={classes.picture}
      />
      <Link to={paths.project(project.slug)} className={classes.title}>
        <span lang={langOf(project, 'title')}>{project.title}</span>
      </Link>
      <Link
        to={{ pathname: paths.projects, search: `?compare=${others.join()}` }}
        replace
        preventScrollReset
        aria-label={`${t('compare.remove')}: ${project.title}`}
        className={clsx(layout.screen, target.target, classes.remove)}
        onClick={() => onRemove(project.id)}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
        {t('compare.remove')}
      </Link>
    </>
  );
}

/** The same facts, in the same order, for each project. */
function useComparedFacts() {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const yearOf = useYear();
  const area = (size: number | null) => size !== null && t('plot', { size: formatNumber(size) });
  return (project: PublicProjectDetailsDto): (readonly [label: string, value: string | false])[] => {
    const { floors, price } = project;
    const cost = price === null ? t('priceOnRequest') : formatPrice(price, language);
    return [
      [t('detail.location'), project.location],
      [t('detail.year'), yearOf(project.year)],
      [t('detail.type'), tShared(`projectType.${project.type}`)],
      [t('detail.status'), tShared(`status.${project.status}`)],
      [t('compare.floors'), floors !== null && t('floors', { floors: String(floors) })],
      [t('detail.builtArea'), area(project.builtArea)],
      [t('detail.plotSize'), area(project.plotSize)],
      [t('detail.leastPlot'), leastPlotOf(project)],
      [t('detail.price'), project.isForSale && cost],
    ];
  };
}
