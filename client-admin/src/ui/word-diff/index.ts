export { DiffParts, DiffText } from './diff-text';
export type { DiffPart } from './word-diff';
