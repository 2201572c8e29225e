export { useDeletion } from './use-deletion';
export { useRestoration } from './use-restoration';
