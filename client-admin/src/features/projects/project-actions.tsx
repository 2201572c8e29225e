import type { ProjectDto } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import { IconEye, IconEyeOff, IconPencil, IconTag, IconTagOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { DeleteButton } from '../../ui/trash';
import { IconButton, IconLink } from '../../ui/icon-button';
import { useToggleForSale, useToggleVisibility } from './use-project-actions';

/** What can be done with a project, at the foot of its card. */
export function ProjectActions({ project }: { project: ProjectDto }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const visibility = useToggleVisibility(project);
  const sale = useToggleForSale(project);
  const { id, title, isPublic, isForSale } = project;
  return (
    <Group gap={2} wrap="nowrap">
      <IconLink
        label={t('projects.edit', { title })}
        icon={IconPencil}
        to={editPath(paths.projectForm, id)}
        state={{ record: project, from: pathname + search }}
      />
      <IconButton
        label={isPublic ? t('projects.makePrivate', { title }) : t('projects.makePublic', { title })}
        icon={isPublic ? IconEyeOff : IconEye}
        isPending={visibility.isPending}
        onClick={() => visibility.toggle()}
      />
      <IconButton
        label={isForSale ? t('projects.removeFromSale', { title }) : t('projects.putForSale', { title })}
        icon={isForSale ? IconTagOff : IconTag}
        isPending={sale.isPending}
        onClick={() => sale.toggle()}
      />
      <DeleteButton
        entity="project"
        row={project}
        nameOf={() => title}
        label={t('projects.deleteNamed', { title })}
      />
    </Group>
  );
}
