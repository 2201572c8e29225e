import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { useDeleteService } from './use-service-deeds';

/** Edit and delete, at the end of a row. */
export function ServiceActions({ service, from }: { service: ServiceDto; from: string }) {
  const { t } = useTranslation();
  const deletion = useDeleteService();
  const { title } = service;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        component={Link}
        to={editPath(paths.serviceForm, service.id)}
        state={{ record: service, from }}
        variant="subtle"
        color="gray"
        aria-label={t('services.editNamed', { title })}
        title={t('services.edit')}
      >
        <IconPencil size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        loading={deletion.isPending}
        onClick={() => deletion.ask(service)}
        aria-label={t('services.deleteNamed', { title })}
        title={t('services.delete')}
      >
        <IconTrash size={18} stroke={1.6} />
      </ActionIcon>
    </Group>
  );
}
