export { FormPage } from './form-page';
export { RecordForm } from './record-form';
export { FormSection } from './form-section';
export { LibraryPictureField } from './library-picture-field';
export { PictureField } from './picture-field';
export { PictureButton, PictureFrame } from './picture-frame';
export { PictureImage } from './picture-image';
export { type Picture, PICTURE_KINDS, pictureProblem } from './picture-rules';
export {
  type RecordColumn,
  type RecordInputProps,
  RecordListField,
  type RecordRow,
  recordsOf,
  rowsOf,
  showRecords,
} from './record-list-field';
export { RowListField } from './row-list-field';
export { asEntries, asRows, TextListField } from './text-list-field';
export { changedFields, mergeChanges } from './changed-fields';
export { StaleDialog } from './stale-dialog';
export type { FormBasis } from './use-draft';
export { withLabel } from './with-label';
export { forgetClientDrafts } from './form-draft';
export { useSavedValues } from './use-saved-values';
export {
  asId,
  type ListedRecords,
  type RecordState,
  useEditedId,
  useOrigin,
  useTravelledRecord,
} from './use-edited-record';
export { blankAsNull, type FieldRules, type FormLabels, type FormRules, required } from './form-fields';
export type { SaveAction } from './use-save';
export { type RecordFormOptions, useRecordForm } from './use-record-form';
