import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextColumn } from '../../common/database-columns.js';
import { KindColumn } from '../../common/known-kind.entity.js';
import type { TranslatedLanguage } from '../../common/language/site-language.enum.js';
import type { RecordKind } from '../../common/record-kind.js';

/** Texts of a record by the name of their field; a list of texts has its entries in order. */
export type Texts = Record<string, string | string[]>;

/**
 * What a record says in one of the languages beside English. It goes with its record, and has a version of its own: who translates is in nobody's way who edits the English.
 */
@Entity('translations')
@CachedContent()
@Unique(['kind', 'recordId', 'language'])
@Check('translations_language_check', `language IN ('am', 'om')`)
export class Translation {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @KindColumn()
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  @TextColumn(5)
  language: TranslatedLanguage;

  /** What is not translated is not in here. */
  @Column({ type: 'jsonb', default: {} })
  texts: Texts;

  /** The English that each of the texts was made from; where it is another now, the text is outdated. */
  @Column({ type: 'jsonb', default: {} })
  sources: Texts;

  /** Whether visitors read it; until then they read English. */
  @Column({ type: 'boolean', default: false })
  published: boolean;

  /** Undefined, as the times are, where nothing was saved yet. */
  @VersionColumn({ default: 1 })
  version?: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt?: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt?: Date;
}
