import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { langOf } from '../../ui/content-language';

/** What there is to say of a project: its long text, else the short one. */
export function ProjectText({ project }: { project: PublicProjectDto }) {
  const field = project.longDescription ? 'longDescription' : 'description';
  return (project[field] ?? '').split(/\n\s*\n/).map((paragraph, index) => (
    <Text key={index} inherit maw="65ch" mt={index && '1em'} lang={langOf(project, field)}>
      {paragraph}
    </Text>
  ));
}
