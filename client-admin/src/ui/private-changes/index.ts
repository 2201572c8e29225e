export { type ChangedPublication, EditedRecord, usePublication } from './edited-record';
export { PrivateChangesNotice } from './private-changes-notice';
export { saveInWay, SaveWays } from './save-ways';
