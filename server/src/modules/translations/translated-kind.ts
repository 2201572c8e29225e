import type { Sentence } from '../../common/errors/sentence.js';
import type { VersionedRecord } from '../../common/staff-record.js';
import type { EntityManager } from 'typeorm';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import type { Texts } from './translation.entity.js';

/** How a text is written. */
export enum TextFormat {
  /** One line. */
  LINE = 'LINE',
  /** Plain text; blank lines part paragraphs. */
  PARAGRAPHS = 'PARAGRAPHS',
  MARKDOWN = 'MARKDOWN',
  /** Several lines, each an entry of a list; a translation has as many. */
  LIST = 'LIST',
}

/** A text of a record that is translated. */
export interface TranslatedField {
  format: TextFormat;
  /** In characters; of a list, of each entry. */
  longest: number;
}

/** A record that can be translated. */
export type TranslatedRecord = Pick<VersionedRecord, 'id' | 'version'>;

/** What there is to know of a kind of record that is translated. */
export interface TranslatedKind<Entity extends TranslatedRecord = TranslatedRecord> {
  kind: RecordKind;
  target: new () => Entity;
  /** What the log calls the kind. */
  subject: RecordKind;
  /** What is said where there is no such record. */
  notFound: Sentence;
  /** What a list calls a record that has no name of its own. */
  called?: string;
  /** The names are those of its columns. The first one is what a list calls any other record. */
  fields: Readonly<Partial<Record<keyof Entity & string, TranslatedField>>>;
  /** Told, within the transaction, what a record says in a language from here on; the record is locked. */
  onSaved?(
    manager: EntityManager,
    recordId: number,
    language: TranslatedLanguage,
    texts: Texts,
  ): Promise<void>;
}
