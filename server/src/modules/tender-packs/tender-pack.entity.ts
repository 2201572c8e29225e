import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique } from 'class-validator';
import { Column, DeleteDateColumn, Entity, Index } from 'typeorm';
import { TimeColumn } from '../../common/database-columns.js';
import { ChoiceField, ChoicesField, TextField } from '../../common/fields/fields.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { VersionedRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { applyChanges } from '../../common/versioning.js';
import type { FrozenRecord } from './pack-facts.js';
import { type PackFileState, type PackFormat, PackTemplate } from './tender-pack.enums.js';

/** A file that was made of a pack, or waits for it. */
export interface PackFile {
  id: string;
  format: PackFormat;
  state: PackFileState;
  /** Percent. */
  progress: number;
  /** Version of the pack that it shows. */
  packVersion: number;
  /** ISO 8601; null before it is made. */
  madeAt: string | null;
  /** Bytes. */
  size: number;
  /** Where it is stored; nothing is served there. */
  path: string | null;
  /** How often a process began to make it, while it waits: one that ended the process is given up. */
  attempts?: number;
}

/** Projects and people, put together for a tender, with their facts as they were then. */
@Entity('tender_packs')
@Index(['updatedAt'])
@Index(['workAt'], { where: 'work_at IS NOT NULL' })
export class TenderPack extends VersionedRecord {
  @TextField({ max: textLimits.title, isInternal: true })
  title: string;

  @TextField({ max: textLimits.message, nullable: true, isInternal: true, description: 'Plain text, first.' })
  intro: string | null;

  @ChoiceField(PackTemplate, 'PackTemplate', { default: PackTemplate.PORTFOLIO, isInternal: true })
  template: PackTemplate;

  @ApiProperty({ minItems: 1 })
  @ArrayUnique({ message: '$property must not repeat.' })
  @ArrayMinSize(1, { message: '$property must have at least one entry.' })
  @ChoicesField(SiteLanguage, 'SiteLanguage', {
    ...{ isInternal: true, description: 'One after the other, each with all of the pack.' },
  })
  languages: SiteLanguage[];

  /** In their order. */
  @Column({ type: 'jsonb', default: [] })
  projectIds: number[];

  /** In their order. */
  @Column({ type: 'jsonb', default: [] })
  personIds: number[];

  @Column({ type: 'jsonb', default: [] })
  facts: FrozenRecord[];

  @Column({ type: 'jsonb', default: [] })
  files: PackFile[];

  /** From then on a process may make the waiting files; null: none waits. */
  @TimeColumn({ nullable: true })
  workAt: Date | null;

  /** Set while the record is in the trash. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}

/** A pack of which a request says this much; what is left out has its default. */
export function newPack(fields: Partial<TenderPack>): TenderPack {
  const pack = Object.assign(new TenderPack(), {
    ...{ intro: null, template: PackTemplate.PORTFOLIO, languages: [SiteLanguage.en] },
    ...{ projectIds: [], personIds: [], facts: [], files: [] },
  });
  applyChanges(pack, fields);
  return pack;
}
