export { type ChangedPublication, EditedRecord, usePublication } from './edited-record';
export { DraftChangesNotice } from './draft-changes-notice';
export { SaveDraftButton } from './save-draft-button';
