import { Check, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import { CachedContent } from '../../common/caching/cached-content.decorator.js';
import { TextFormat } from '../../common/fields/field-info.js';
import {
  ChoiceField,
  ChoicesField,
  NumberField,
  PictureField,
  PicturesField,
  SwitchField,
  TextField,
  TextListField,
} from '../../common/fields/fields.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ClientType, ProjectFact, ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';

const { LINE, LIST, MARKDOWN, PARAGRAPHS } = TextFormat;
const largestArea = 100_000_000;
const longestSide = 10_000;
const month = { source: /^[0-9]{4}-(0[1-9]|1[0-2])$/, message: '$property must be a month such as 2021-04.' };
const { title, slug, short, message } = textLimits;

/** Paths of two pictures. */
export interface BeforeAfter {
  before: string;
  after: string;
}

/** A piece of the portfolio; its design may be for sale. */
@Entity('projects')
@CachedContent()
@Unique(['slug'])
@Index(['updatedAt'])
@Index(['title'])
@Index('projects_shown_year_idx', { synchronize: false })
@Index('projects_place_idx', { synchronize: false })
@Index(['createdAt'])
@Index(
  'projects_counted_idx',
  ['createdAt', 'id', 'isPublic', 'status', 'type', 'style', 'featured', 'isForSale'],
  { where: 'deleted_at IS NULL' },
)
@Index(['isPublic', 'createdAt'])
@Index(['type', 'createdAt'])
@Index(['status', 'createdAt'])
@Index(['style', 'createdAt'])
@Index(['featured', 'createdAt'])
@Index(['isForSale', 'createdAt'])
@Check('projects_year_check', `year ~ '^[0-9]{4}$'`)
@Check('projects_price_check', 'price > 0')
export class Project extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: title, translated: LINE, isSorted: true })
  title: string;

  /** Made from the first title; stable when the title changes, because people share the address. */
  @TextField({
    ...{ max: slug, isRestored: false },
    description: "Name in the project's public address, /projects/{slug}.",
  })
  slug: string;

  @Searched()
  @TextField({ max: short, translated: PARAGRAPHS, description: 'Short, plain text.' })
  description: string;

  @Searched()
  @TextField({
    ...{ max: message, nullable: true, translated: MARKDOWN, namesPictures: true },
    description: 'Markdown; a single line break stays one.',
  })
  longDescription: string | null;

  @PictureField({ description: 'Path that starts with /uploads/.' })
  mainImage: string | null;

  @PicturesField({ description: 'Paths of further pictures, in order.' })
  gallery: string[];

  /** Pictures of the same place, from before and after the work; all of them are images of the project. */
  @PicturesField()
  beforeAfter: BeforeAfter[];

  @Searched()
  @TextField({ max: title, translated: LINE })
  location: string;

  @TextField({
    ...{ max: 4, nullable: true, description: 'Four digits.' },
    pattern: { source: /^[0-9]{4}$/, message: 'year must have four digits.' },
  })
  year: string | null;

  @ChoiceField(ProjectType, 'ProjectType')
  type: ProjectType;

  @ChoiceField(ProjectStatus, 'ProjectStatus', { default: ProjectStatus.IN_DESIGN })
  status: ProjectStatus;

  @ChoiceField(ProjectStyle, 'ProjectStyle', { default: ProjectStyle.MODERN })
  style: ProjectStyle;

  @TextField({
    ...{ max: short, nullable: true, translated: LINE },
    description: 'Free text such as floors and plot size.',
  })
  metadata: string | null;

  @NumberField({ min: 0, max: largestArea, description: 'Square metres.' })
  plotSize: number | null;

  @NumberField({ min: 0, max: largestArea, description: 'Square metres.' })
  builtArea: number | null;

  @NumberField({ isWhole: true, min: 0, max: 200, description: 'Floors above the ground floor: 2 is a G+2.' })
  floors: number | null;

  @NumberField({ min: 0, max: longestSide, description: 'Metres; the narrowest plot that the design fits.' })
  leastPlotWidth: number | null;

  @NumberField({ min: 0, max: longestSide, description: 'Metres; the shallowest plot that the design fits.' })
  leastPlotDepth: number | null;

  @TextField({
    ...{ max: title, nullable: true, translated: LINE },
    description: 'For whom it was designed.',
  })
  client: string | null;

  @TextField({
    ...{ max: short, nullable: true, translated: LINE },
    description: 'Who designed and built it with the firm.',
  })
  collaborators: string | null;

  // Facts for tenders. Visitors read those that `publicFacts` names.

  @ChoiceField(ClientType, 'ClientType', { default: ClientType.UNSTATED, isInternal: true })
  clientType: ClientType;

  @TextField({ max: title, nullable: true, translated: LINE, isInternal: true })
  country: string | null;

  @NumberField({ min: -90, max: 90, isInternal: true, description: 'Degrees north of the equator.' })
  latitude: number | null;

  @NumberField({ min: -180, max: 180, isInternal: true, description: 'Degrees east of Greenwich.' })
  longitude: number | null;

  @NumberField({ min: 0, max: 1e15, isInternal: true, description: 'In contractCurrency. Never public.' })
  contractValue: number | null;

  @TextField({
    ...{ max: 3, nullable: true, isInternal: true, description: 'ISO 4217. Never public.' },
    pattern: { source: /^[A-Z]{3}$/, message: '$property must be three capital letters, such as ETB.' },
  })
  contractCurrency: string | null;

  @TextField({
    ...{ max: short, nullable: true, translated: LINE, isInternal: true },
    description: 'What the firm was in the project, such as lead consultant.',
  })
  firmRole: string | null;

  @TextListField({
    ...{ most: 20, max: title, translated: LIST, isInternal: true },
    description: 'What the firm did in the project.',
  })
  firmServices: string[];

  @TextField({
    ...{ max: 7, nullable: true, isInternal: true, pattern: month },
    description: 'Year and month in which work began.',
  })
  startMonth: string | null;

  @TextField({
    ...{ max: 7, nullable: true, isInternal: true, pattern: month },
    description: 'Year and month of completion, also one to come.',
  })
  completionMonth: string | null;

  @TextListField({ most: 40, max: title, isInternal: true, description: 'People of the firm.' })
  team: string[];

  @TextListField({ most: 20, max: title, translated: LIST, isInternal: true })
  materials: string[];

  @TextField({
    ...{ max: message, nullable: true, translated: PARAGRAPHS, isInternal: true },
    description: 'Who made photographs, models and drawings.',
  })
  credits: string | null;

  @TextField({
    ...{ max: title, nullable: true, isInternal: true },
    description: 'Who of the client speaks for the work. Never public.',
  })
  referee: string | null;

  @TextField({
    ...{ max: short, nullable: true, isInternal: true },
    description: 'Phone, email and office of the referee. Never public.',
  })
  refereeContact: string | null;

  @ChoicesField(ProjectFact, 'ProjectFact', {
    ...{ isRestored: false, isInternal: true, description: 'Facts that visitors read.' },
  })
  publicFacts: ProjectFact[];

  @SwitchField({ default: false, description: "Whether the project is in the gallery's first section." })
  featured: boolean;

  @SwitchField({ default: true, isRestored: false, description: 'Whether visitors see the project.' })
  isPublic: boolean;

  @SwitchField({ default: false, description: 'Whether the design can be bought.' })
  isForSale: boolean;

  @NumberField({
    ...{ isWhole: true, min: 1, max: 2_000_000_000 },
    description: 'Whole ETB; null means on request.',
  })
  price: number | null;

  @TextField({
    ...{ max: message, nullable: true, translated: PARAGRAPHS },
    description: 'What a buyer of the design gets; plain text, blank lines part paragraphs.',
  })
  packageContents: string | null;

  @TextField({
    ...{ max: message, nullable: true, translated: PARAGRAPHS },
    description: 'What a buyer may do with the design; plain text, blank lines part paragraphs.',
  })
  licenceText: string | null;

  /** Set while the record is in the trash. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
