import type { PublicProjectDetailsDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { DesignTerms } from '../../ui/design-terms';
import { Stack } from '../../ui/layout';

/** What who buys the design of a project gets; nothing where it is not for sale. */
export function ProjectTerms({ project, level }: { project: PublicProjectDetailsDto; level: 2 | 3 }) {
  const t = useTranslations('projects');
  if (!project.isForSale || !(project.packageContents ?? project.licenceText)) return null;
  const headings = { packageContents: t('detail.packageContents'), licenceText: t('detail.licenceText') };
  return (
    <Stack>
      <DesignTerms project={project} headings={headings} level={level} />
    </Stack>
  );
}
