export { pictureName } from './picture-name';
export { UploadArea } from './upload-area';
export { droppedFiles } from './dropped-files';
export { LibraryDialog, LibraryPicker } from './library-picker';
export { UploadList } from './upload-list';
export type { Upload } from './upload-queue';
export { useUploads } from './use-uploads';
