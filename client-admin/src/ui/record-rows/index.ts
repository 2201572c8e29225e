export { RecordRows } from './record-rows';
export { RecordRowsPage } from './record-rows-page';
export { RowFace } from './row-face';
export { useOrder, type UseReorder } from './use-order';
