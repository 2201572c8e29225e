export { isRefusal, retryAtOf } from './answers';
export type { DraftEntry, EntryContent, QueuedFile, SentEntry, WaitingEntry } from './entry';
export { Queue } from './queue';
