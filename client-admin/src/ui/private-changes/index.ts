export { type ChangedPublication, EditedRecord } from './edited-record';
export { PrivateChangesNotice } from './private-changes-notice';
export { saveInWay } from './save-in-way';
export { SaveWays } from './save-ways';
export { usePublication } from './use-private-changes';
