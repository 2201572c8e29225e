import type { ListedServiceDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { ListTable, type Selection } from '../../ui/list-page';

interface ServicesTableProps {
  services: ListedServiceDto[];
  selection: Selection;
  columns: DataTableColumn<ListedServiceDto>[];
}

export function ServicesTable({ services, selection, columns }: ServicesTableProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const open = (record: ListedServiceDto) =>
    void navigate(generatePath(paths.service, { id: String(record.id) }), { state: { record, from } });
  return (
    <ListTable
      rows={services}
      selection={selection}
      nameOf={({ title }) => title}
      onRowClick={open}
      columns={columns}
    />
  );
}
