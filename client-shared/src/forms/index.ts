export { type BrokenRule, brokenRules, PASSWORD_RULES } from './password-rules';
export { refuseDroppedFiles } from './refuse-dropped-files';
export { type DraftStorage, readStoredDraft, writeStoredDraft } from './stored-draft';
