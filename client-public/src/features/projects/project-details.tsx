import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { Modal } from '@mantine/core';
import { EnglishNote, langOf } from '../../ui/content-language';
import { ShareRow } from '../../ui/share/share-row';
import { BeforeAfter } from './before-after';
import { useViewedPictures } from './pictures-of';
import { ProjectActions } from './project-actions';
import { ProjectAwards } from './project-awards';
import { ProjectBadges } from './project-badges';
import classes from './project-details.module.css';
import { ProjectFacts } from './project-facts-list';
import { ProjectMore } from './project-more';
import { ProjectPictures } from './project-pictures';
import { ProjectTerms } from './project-terms';
import { ProjectText } from './project-text';
import { SheetLink } from './sheet-link';
import { useProjectView } from './use-project-view';

/** What the page of a project says, as it stands in the dialog over the gallery. */
export function ProjectDetails({ project }: { project: PublicProjectDetailsDto }) {
  useProjectView(project.id);
  const pictures = useViewedPictures(project);
  return (
    <>
      <div className={classes.details}>
        <ProjectPictures title={project.title} pictures={pictures} />
        <div className={classes.words}>
          <div className={classes.badges}>
            <ProjectBadges project={project} />
          </div>
          <Modal.Title className={classes.title} lang={langOf(project, 'title')} tabIndex={-1}>
            {project.title}
          </Modal.Title>
          <EnglishNote of={project} names={['title', 'description', 'longDescription']} />
          <ProjectText project={project} />
          <div className={classes.facts}>
            <ProjectFacts project={project} />
          </div>
          <ProjectAwards project={project} level={3} />
          <ProjectTerms project={project} level={3} />
          <ProjectActions project={project} />
          <SheetLink project={project} />
          <ShareRow title={project.title} />
        </div>
      </div>
      {project.beforeAfter.length > 0 && (
        <div className={classes.below}>
          <BeforeAfter project={project} />
        </div>
      )}
      <ProjectMore project={project} />
    </>
  );
}
