export { type BrokenRule, brokenRules, PASSWORD_RULES } from './password-rules';
export { type DraftStorage, readStoredDraft, writeStoredDraft } from './stored-draft';
