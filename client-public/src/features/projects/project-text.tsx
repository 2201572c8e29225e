import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { langOf } from '../../ui/content-language';

/** What there is to say of a project: its long text, else the short one. */
export function ProjectText({ project }: { project: PublicProjectDto }) {
  const told = project.longDescription ? 'longDescription' : 'description';
  return (project[told] ?? '').split(/\n\s*\n/).map((paragraph, index) => (
    <Text key={index} inherit maw="65ch" mt={index && '1em'} lang={langOf(project, told)}>
      {paragraph}
    </Text>
  ));
}
