import { Group } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../icon-button';

/** As large as a finger where there is one. */
const SIZE = 'max(1.875rem, var(--touch))';

interface RowActionsProps {
  /** What the row is called, for screen readers. */
  name: string;
  /** Instead of "View Details". */
  viewLabel?: string;
  onView?: () => void;
  onDelete?: () => void;
  isDeleting?: boolean;
}

/** What can be done with one row of a table. */
export function RowActions({ name, viewLabel, onView, onDelete, isDeleting = false }: RowActionsProps) {
  const t = useTranslations();
  const view = viewLabel ?? t('list.viewDetails');
  return (
    <Group gap={2} wrap="nowrap" align="stretch" justify="flex-end">
      {onView && (
        <IconButton
          label={t('list.actionOn', { action: view, name })}
          icon={IconEye}
          data-opens
          size={SIZE}
          onClick={onView}
          title={view}
        />
      )}
      {onDelete && (
        <IconButton
          label={t('list.actionOn', { action: t('list.delete'), name })}
          icon={IconTrash}
          color="red"
          size={SIZE}
          isPending={isDeleting}
          onClick={onDelete}
          title={t('list.delete')}
        />
      )}
    </Group>
  );
}
