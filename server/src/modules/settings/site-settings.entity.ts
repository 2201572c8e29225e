import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { OptionalTextColumn, TextColumn } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import { RecordsField, TextField, WordsField } from '../../common/fields/fields.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textLimits } from '../../common/text-limits.js';
import { EquipmentDto, FirmRegistrationDto, InsuranceDto, TurnoverDto } from './firm-facts.js';
import type { FirmTexts } from './firm-texts.js';

/** In characters. */
export const longestTimeZone = 60;

/** Of the only row. */
export const settingsId = 1;

/** Accounts of the firm, as https addresses. */
export type SocialLinks = Partial<Record<'facebook' | 'youtube' | 'telegram' | 'tiktok', string | null>>;

/** A text that tenders get as it is. */
function StandardText(description: string): PropertyDecorator {
  const options = { max: textLimits.message, nullable: true, translated: TextFormat.PARAGRAPHS };
  return TextField({ ...options, isInternal: true, description });
}

/** What the site says of the firm. There is exactly one row. */
@Entity('site_settings')
@CachedContent()
@Check('site_settings_single_row_check', 'id = 1')
export class SiteSettings implements FirmTexts {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  @TextField({ max: textLimits.name, translated: TextFormat.LINE })
  siteName: string;

  @TextField({ max: textLimits.short, translated: TextFormat.PARAGRAPHS })
  siteDescription: string;

  @TextColumn(textLimits.email)
  contactEmail: string;

  @TextColumn(textLimits.phone)
  supportPhone: string;

  @OptionalTextColumn(textLimits.phone)
  secondPhone: string | null;

  @TextField({ max: textLimits.short, translated: TextFormat.PARAGRAPHS })
  address: string;

  /** Where the office is, in degrees of WGS 84; null where nobody has said it. */
  @Column({ type: 'jsonb', nullable: true })
  coordinates: { latitude: number; longitude: number } | null;

  /** Where the firm is found elsewhere. */
  @Column({ type: 'jsonb', default: {} })
  socialLinks: SocialLinks;

  /** Whether the firm is the invented one of the demo: from the first start until staff change its settings. */
  @Column({ type: 'boolean', default: false })
  isDemo: boolean;

  /** IANA name. */
  @TextColumn(longestTimeZone, { default: 'Africa/Addis_Ababa' })
  timezone: string;

  @TextColumn(5, { default: SiteLanguage.en })
  language: SiteLanguage;

  /** ISO 4217. */
  @TextColumn(3, { default: 'ETB' })
  currency: string;

  // For tenders; no open answer has them.

  @RecordsField(FirmRegistrationDto, { most: 30, words: ['name', 'body'], isInternal: true })
  registrations: FirmRegistrationDto[];

  @RecordsField(InsuranceDto, { most: 20, words: ['name', 'insurer'], isInternal: true })
  insurances: InsuranceDto[];

  @RecordsField(TurnoverDto, { most: 20, isInternal: true })
  turnover: TurnoverDto[];

  @RecordsField(EquipmentDto, { most: 60, words: ['name'], isInternal: true })
  equipment: EquipmentDto[];

  @StandardText('The firm in a page or less.')
  firmProfile: string | null;

  @StandardText('How the firm assures quality.')
  qualityText: string | null;

  @StandardText('How the firm keeps people safe at work.')
  safetyText: string | null;

  @WordsField()
  words: string[];

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** What tenders ask about the firm. */
export const firmFactNames = [
  ...(['registrations', 'insurances', 'turnover', 'equipment'] as const),
  ...(['firmProfile', 'qualityText', 'safetyText'] as const),
] as const;
