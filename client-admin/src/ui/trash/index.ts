export { DeleteButton } from './delete-button';
export { useDeletion } from './use-deletion';
export { type ErasureTexts, useErasure } from './use-erasure';
export { useRestoration } from './use-restoration';
