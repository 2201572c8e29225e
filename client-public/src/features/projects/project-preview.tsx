import { PreviewFrame } from '../../ui/preview/preview-frame';
import { ProjectStory } from './project-page';

/** A project as its page will be, before visitors see it. */
export function ProjectPreview() {
  return (
    <PreviewFrame pick={({ project }) => project}>
      {(project) => <ProjectStory project={project} isPreview />}
    </PreviewFrame>
  );
}
