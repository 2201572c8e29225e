import { StatusBadge, useStatusName } from '@consultancy/client-shared/ui';
import { FilterButton } from './filter-button';

interface StatusFilterProps {
  status: string;
  /** The filter of the list that goes by it. */
  name?: string;
}

/** The badge of a row's status; pressed, it filters the list by it. */
export function StatusFilter({ status, name = 'status' }: StatusFilterProps) {
  const nameOf = useStatusName();
  return (
    <FilterButton name={name} value={status} label={nameOf(status)}>
      <StatusBadge status={status} />
    </FilterButton>
  );
}
