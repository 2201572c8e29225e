import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { Box, Modal } from '@mantine/core';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Columns, Stack } from '../../ui/layout';
import { ShareRow } from '../../ui/share/share-row';
import { BeforeAfter } from './before-after';
import { useViewedPictures } from './pictures-of';
import { ProjectActions } from './project-actions';
import { ProjectAwards } from './project-awards';
import { ProjectBadges } from './project-badges';
import classes from './project-detail-modal.module.css';
import { ProjectFacts } from './project-facts-list';
import { ProjectMore } from './project-more';
import { ProjectPictures } from './project-pictures';
import { ProjectTerms } from './project-terms';
import { ProjectText } from './project-text';
import { SheetLink } from './sheet-link';
import { useProjectView } from './use-project-view';

/** The content of the page of a project, in the dialog over the gallery. */
export function ProjectDetails({ project }: { project: PublicProjectDetailsDto }) {
  useProjectView(project.id);
  const pictures = useViewedPictures(project);
  return (
    <>
      <Columns parts="minmax(0, 7fr) minmax(0, 5fr)" gap="0">
        <ProjectPictures id={project.id} title={project.title} pictures={pictures} />
        <Stack
          pt={{ base: 'lg', lg: 'xl' }}
          px={{ base: 'var(--gutter)', lg: 'var(--space-5)' }}
          pb={{ base: '3xl', lg: '2xl' }}
        >
          {/* Room for the close button. */}
          <Box pr="3rem">
            <ProjectBadges project={project} />
          </Box>
          <Modal.Title className={classes.title} lang={langOf(project, 'title')} tabIndex={-1}>
            {project.title}
          </Modal.Title>
          <EnglishNote of={project} names={['title', 'description', 'longDescription']} />
          <div>
            <ProjectText project={project} />
          </div>
          <ProjectFacts project={project} />
          <ProjectAwards project={project} level={3} />
          <ProjectTerms project={project} level={3} />
          <ProjectActions project={project} />
          <SheetLink project={project} />
          <ShareRow title={project.title} />
        </Stack>
      </Columns>
      {project.beforeAfter.length > 0 && (
        <Box px="var(--gutter)">
          <BeforeAfter project={project} />
        </Box>
      )}
      <ProjectMore project={project} />
    </>
  );
}
