export { isRefusal, retryAtOf } from './answers';
export type { DraftEntry, EntryContent, SentEntry, WaitingEntry } from './entry';
export { Queue } from './queue';
