import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { Reveal } from '../../ui/reveal';
import { ProjectCard } from './project-card';
import classes from './project-grid.module.css';

interface ProjectGridProps {
  projects: PublicProjectDto[];
  size: 'large' | 'small';
  /** It is what the page starts with. */
  isFirst?: boolean;
}

export function ProjectGrid({ projects, size, isFirst = false }: ProjectGridProps) {
  const columns = size === 'large' ? 2 : 3;
  /** The last of an odd number of large cards would leave half its row empty. */
  const isAlone = (index: number) =>
    size === 'large' && index === projects.length - 1 && index % columns === 0;
  return (
    <ul className={classes.grid} data-size={size} data-folded>
      {projects.map((project, index) => (
        <CardBoundary key={project.id} of={project}>
          <li data-wide={isAlone(index) || undefined}>
            <Reveal order={index % columns} className={classes.cell}>
              <ProjectCard
                project={project}
                isWide={isAlone(index)}
                priority={isFirst && index === 0}
                sizes={`(width < 40rem) 92vw, (width < 64rem) 46vw, ${size === 'large' ? 46 : 30}vw`}
              />
            </Reveal>
          </li>
        </CardBoundary>
      ))}
    </ul>
  );
}
