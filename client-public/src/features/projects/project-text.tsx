import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { langOf } from '../../ui/content-language';
import classes from './project-text.module.css';

/** What there is to say of a project: its long text, else the short one. */
export function ProjectText({ project }: { project: PublicProjectDto }) {
  const told = project.longDescription ? 'longDescription' : 'description';
  return (project[told] ?? '').split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={classes.paragraph} lang={langOf(project, told)}>
      {paragraph}
    </p>
  ));
}
