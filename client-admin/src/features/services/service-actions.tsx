import type { ServiceDto } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { IconLink } from '../../ui/icon-button';
import { useListOrigin } from '../../ui/list-page';
import { DeleteButton } from '../../ui/trash';

/** Edit and delete, at the end of a row. */
export function ServiceActions({ service }: { service: ServiceDto }) {
  const t = useTranslations();
  const origin = useListOrigin();
  const { title } = service;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <IconLink
        label={t('services.editNamed', { title })}
        icon={IconPencil}
        data-edits
        to={editPath(paths.serviceForm, service.id)}
        state={{ record: service, ...origin }}
      />
      <DeleteButton
        entity="service"
        row={service}
        nameOf={() => title}
        label={t('services.deleteNamed', { title })}
      />
    </Group>
  );
}
