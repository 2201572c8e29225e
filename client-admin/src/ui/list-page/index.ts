export { FilterSelect } from './filter-select';
export { ListBody } from './list-body';
export { ListHeader } from './list-header';
export { ListToolbar } from './list-toolbar';
export { useListState } from './use-list-state';
export { useRefresh } from './use-refresh';
