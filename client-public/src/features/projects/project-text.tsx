import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { langOf } from '../../ui/content-language';
import { LongText } from '../../ui/long-text';

/** What there is to say of a project: its long text, else the short one. */
export function ProjectText({ project }: { project: PublicProjectDetailsDto }) {
  const { longDescription, longDescriptionHtml, description } = project;
  const field = longDescriptionHtml || longDescription ? 'longDescription' : 'description';
  return (
    <LongText
      html={longDescriptionHtml}
      text={longDescription ?? description}
      measure="65ch"
      lang={langOf(project, field)}
    />
  );
}
