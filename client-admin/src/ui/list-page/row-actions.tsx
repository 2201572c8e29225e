import { ActionIcon, Group } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFocusThroughDisabling } from '../use-focus-through-disabling';
import classes from './row-actions.module.css';

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
  const deleteButton = useFocusThroughDisabling<HTMLButtonElement>(isDeleting);
  const view = viewLabel ?? t('list.viewDetails');
  return (
    <Group className={classes.actions} gap={2} wrap="nowrap" align="stretch" justify="flex-end">
      {onView && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          title={view}
          aria-label={t('list.actionOn', { action: view, name })}
          onClick={onView}
        >
          <IconEye size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {onDelete && (
        <ActionIcon
          ref={deleteButton}
          variant="subtle"
          color="red"
          size={30}
          title={t('list.delete')}
          aria-label={t('list.actionOn', { action: t('list.delete'), name })}
          loading={isDeleting}
          onClick={onDelete}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
