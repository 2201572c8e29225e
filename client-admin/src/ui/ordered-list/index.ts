export { OrderedList } from './ordered-list';
export { OrderedListPage } from './ordered-list-page';
export { RowFace } from './row-face';
export { useOrder } from './use-order';
