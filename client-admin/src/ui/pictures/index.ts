export { pictureName } from './picture-name';
export { UploadArea } from './upload-area';
export { LibraryPicker } from './library-picker';
export { SortableEntry, SortableList } from './sortable-list';
