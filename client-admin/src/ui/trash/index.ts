export { DeleteButton } from './delete-button';
export { useDeletion } from './use-deletion';
export { useErasure } from './use-erasure';
export { useRestoration } from './use-restoration';
