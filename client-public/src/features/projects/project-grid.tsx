import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { CardBoundary } from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { SimpleGrid } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { ProjectCard } from './project-card';

interface ProjectGridProps {
  projects: PublicProjectDto[];
  size: 'large' | 'small';
  /** It is what the page starts with. */
  isFirst?: boolean;
  /** What a card says beside the facts of its project. */
  noteOf?: (project: PublicProjectDto) => ReactNode;
}

export function ProjectGrid({ projects, size, isFirst = false, noteOf }: ProjectGridProps) {
  const columns = size === 'large' ? 2 : 3;
  /** The last of an odd number of large cards would leave half its row empty. */
  const isAlone = (index: number) =>
    size === 'large' && index === projects.length - 1 && index % columns === 0;
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: columns }} data-folded>
      {projects.map((project, index) => (
        <CardBoundary key={project.id} of={project}>
          <li style={isAlone(index) ? { gridColumn: '1 / -1' } : undefined}>
            <Reveal order={index % columns}>
              <ProjectCard
                project={project}
                isWide={isAlone(index)}
                priority={isFirst && index === 0}
                note={noteOf?.(project)}
                sizes={`(width < 40rem) 92vw, (width < 64rem) 46vw, ${size === 'large' ? 46 : 30}vw`}
              />
            </Reveal>
          </li>
        </CardBoundary>
      ))}
    </SimpleGrid>
  );
}
