export { FormPage } from './form-page';
export { RecordForm } from './record-form';
export { FormSection } from './form-section';
export { PictureField } from './picture-field';
export { PictureButton, PictureFrame } from './picture-frame';
export { type Picture, pictureAddress, pictureProblem } from './picture-rules';
export { asEntries, asRows, TextListField } from './text-list-field';
export { asId, type RecordState, useEditedId, useOrigin, useTravelledRecord } from './use-edited-record';
export { type FormField, useRecordForm } from './use-record-form';
