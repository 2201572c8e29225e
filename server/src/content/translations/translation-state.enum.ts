/** What there is of a record in a language. */
export enum TranslationState {
  /** Nothing. */
  MISSING = 'MISSING',
  /** Something that visitors do not read yet. */
  DRAFT = 'DRAFT',
  /** Published, and something is not translated, or was made from another English than that of now. */
  OUTDATED = 'OUTDATED',
  /** Published, whole, and of the English of now. */
  CURRENT = 'CURRENT',
}

/** What there is of one text in a language. */
export enum TextState {
  /** There is nothing to translate. */
  EMPTY = 'EMPTY',
  MISSING = 'MISSING',
  /** The English changed since. */
  OUTDATED = 'OUTDATED',
  CURRENT = 'CURRENT',
}
