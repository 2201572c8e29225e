export { BulkBar } from './bulk-bar';
export { FilterSelect } from './filter-select';
export { ListBody } from './list-body';
export { ListHeader } from './list-header';
export { ListTable } from './list-table';
export { ListToolbar } from './list-toolbar';
export { useListState } from './use-list-state';
export { useRefresh } from './use-refresh';
export { type Selection, useSelection } from './use-selection';
