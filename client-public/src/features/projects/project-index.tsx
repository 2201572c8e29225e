import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { langOf } from '../../ui/content-language';
import { useYear } from '../../ui/project-year';
import target from '../../ui/target.module.css';
import { GalleryLink } from './gallery-link';
import { OpenLink } from './open-link';
import type { IndexColumn, IndexSort } from './project-filters';
import classes from './project-index.module.css';

interface ProjectIndexProps {
  projects: PublicProjectDto[];
  sort: IndexSort | null;
}

/** The projects as a table of one line each. With a mouse or by keys, the picture of a line is shown beside it. */
export function ProjectIndex({ projects, sort }: ProjectIndexProps) {
  const t = useTranslations('projects');
  const { isOn: savesData } = useDataSaver();
  const [shown, setShown] = useState<PublicProjectDto | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  function place(x: number, y: number) {
    frame.current?.style.setProperty('--x', `${x}px`);
    frame.current?.style.setProperty('--y', `${y}px`);
  }
  function placeBeside(link: Element) {
    const { right, top, height } = link.getBoundingClientRect();
    place(right, top + height / 2);
  }
  return (
    <>
      <table
        className={classes.table}
        onPointerMove={({ clientX, clientY }) => place(clientX, clientY)}
        onPointerLeave={() => setShown(null)}
        onFocus={({ target }) => placeBeside(target)}
      >
        <thead>
          <tr>
            <th scope="col">{t('index.number')}</th>
            <SortedHeading column="title" label={t('index.project')} sort={sort} />
            <th scope="col">{t('detail.location')}</th>
            <th scope="col">{t('detail.type')}</th>
            <SortedHeading column="year" label={t('detail.year')} sort={sort} isNumber />
            <th scope="col" data-number>
              {t('detail.builtArea')}
            </th>
            <th scope="col">{t('detail.status')}</th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project, index) => (
            <Line key={project.id} project={project} number={index + 1} onShow={setShown} />
          ))}
        </tbody>
      </table>
      <div ref={frame} className={classes.picture} aria-hidden data-shown={shown !== null || undefined}>
        {shown && !savesData && <Picture project={shown} />}
      </div>
    </>
  );
}

interface LineProps {
  project: PublicProjectDto;
  number: number;
  onShow: (project: PublicProjectDto | null) => void;
}

function Line({ project, number, onShow }: LineProps) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const yearOf = useYear();
  const { builtArea } = project;
  return (
    <tr
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onShow(project)}
      onFocus={() => onShow(project)}
      onBlur={() => onShow(null)}
    >
      <td>{number}</td>
      <th scope="row">
        <OpenLink project={project} className={classes.link} />
      </th>
      <td lang={langOf(project, 'location')}>{project.location}</td>
      <td>{tShared(`projectType.${project.type}`)}</td>
      <td data-number>{yearOf(project.year)}</td>
      <td data-number>{builtArea !== null && t('plot', { size: formatNumber(builtArea) })}</td>
      <td>{tShared(`status.${project.status}`)}</td>
    </tr>
  );
}

interface SortedHeadingProps {
  column: IndexColumn;
  label: string;
  sort: IndexSort | null;
  isNumber?: boolean;
}

/** A link, so that an order can be shared and chosen without scripts; pressed again it is the other way round. */
function SortedHeading({ column, label, sort, isNumber }: SortedHeadingProps) {
  const [search] = useSearchParams();
  const order = sort?.by === column ? sort.order : null;
  const next = new URLSearchParams(search);
  next.delete('page');
  next.set('sort', order === 'asc' ? `-${column}` : column);
  const Icon = order === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <GalleryLink search={next.toString()} className={clsx(target.target, classes.sort)}>
        {label}
        {order && <Icon size={14} stroke={1.75} aria-hidden />}
      </GalleryLink>
    </th>
  );
}

function Picture({ project }: { project: PublicProjectDto }) {
  const cover = project.mainImage ?? project.image;
  return (
    <ResponsiveImage
      key={project.id}
      path={cover}
      picture={pictureAt(project.pictures, cover)}
      alt=""
      sizes="20rem"
      ratio={3 / 2}
    />
  );
}
