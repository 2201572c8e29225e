export { OrderedList } from './ordered-list';
export { OrderedListPage } from './ordered-list-page';
export { RowFace } from './row-face';
export { ShownSwitch } from './shown-switch';
export { useOrder } from './use-order';
export { useShownBulk } from './use-shown-bulk';
