import type { TrashKind } from '@consultancy/client-shared/api/model';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../icon-button';
import { useDeletion } from './use-deletion';

interface DeleteButtonProps<Row> {
  entity: TrashKind;
  row: Row;
  nameOf: (row: Row) => string;
  /** Names the record. */
  label: string;
}

/** Deletes one record after a question. */
export function DeleteButton<Row extends { id: number }>({
  row,
  label,
  ...deletion
}: DeleteButtonProps<Row>) {
  const { ask, isPending } = useDeletion<Row>(deletion);
  return (
    <IconButton label={label} icon={IconTrash} color="red" isPending={isPending} onClick={() => ask([row])} />
  );
}
