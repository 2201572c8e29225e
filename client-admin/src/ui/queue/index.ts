export { ActionNotices, QueuedActions } from './queued-actions';
export { useActionWords } from './use-action-words';
export { useGivenBack } from './use-given-back';
export { useQueuedMutation } from './use-queued-mutation';
