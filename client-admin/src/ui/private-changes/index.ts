export { PrivateChangesNotice } from './private-changes-notice';
export { saveInWay } from './save-in-way';
export { SaveWays } from './save-ways';
export { type ChangedPublication, usePrivateChanges, usePublication } from './use-private-changes';
