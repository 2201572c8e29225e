import type { ProjectDto } from '@consultancy/client-shared/api/model';
import { Reveal } from '../../ui/reveal';
import { ProjectCard } from './project-card';
import classes from './project-grid.module.css';

interface ProjectGridProps {
  projects: ProjectDto[];
  size: 'large' | 'small';
  /** It is what the page starts with. */
  isFirst?: boolean;
}

export function ProjectGrid({ projects, size, isFirst = false }: ProjectGridProps) {
  const columns = size === 'large' ? 2 : 3;
  return (
    <ul className={classes.grid} data-size={size}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <Reveal order={index % columns} className={classes.cell}>
            <ProjectCard
              project={project}
              priority={isFirst && index === 0}
              sizes={`(width < 40rem) 92vw, (width < 64rem) 46vw, ${size === 'large' ? 46 : 30}vw`}
            />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
