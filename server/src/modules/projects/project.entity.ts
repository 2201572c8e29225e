import { Check, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import { EnumCheck } from '../../common/database-columns.js';
import { TextFormat } from '../../common/fields/field-info.js';
import {
  ChoiceField,
  NumberField,
  PictureField,
  PicturesField,
  SwitchField,
  TextField,
} from '../../common/fields/fields.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';

const { LINE, PARAGRAPHS } = TextFormat;
const { title, slug, short, message } = textLimits;

/** Paths of two pictures. */
export interface BeforeAfter {
  before: string;
  after: string;
}

/** A piece of the portfolio; its design may be for sale. */
@Entity('projects')
@Unique(['slug'])
@Index(['updatedAt'])
@Index(['title'])
@Index(['year', 'id'])
@Index('projects_year_down_idx', { synchronize: false })
@Index('projects_place_idx', { synchronize: false })
@Index(['createdAt'])
@Index(['isPublic', 'createdAt'])
@Index(['type', 'createdAt'])
@Index(['status', 'createdAt'])
@Index(['style', 'createdAt'])
@Index(['featured', 'createdAt'])
@Index(['isForSale', 'createdAt'])
@EnumCheck('projects', 'type', ProjectType)
@EnumCheck('projects', 'status', ProjectStatus)
@EnumCheck('projects', 'style', ProjectStyle)
@Check('projects_year_check', `year ~ '^[0-9]{4}$'`)
@Check('projects_price_check', 'price > 0')
export class Project extends StaffRecord {
  @TextField({ max: title, translated: LINE, isSorted: true })
  title: string;

  /** Made from the first title; stable when the title changes, because people share the address. */
  @TextField({ max: slug, isRestored: false })
  slug: string;

  @TextField({ max: short, translated: PARAGRAPHS })
  description: string;

  @TextField({ max: message, nullable: true, translated: PARAGRAPHS })
  longDescription: string | null;

  /** Path that starts with /uploads/. */
  @PictureField()
  mainImage: string | null;

  /** Further images, in order. */
  @PicturesField()
  gallery: string[];

  /** Pictures of the same place, from before and after the work; all of them are images of the project. */
  @PicturesField()
  beforeAfter: BeforeAfter[];

  @TextField({ max: title, translated: LINE })
  location: string;

  /** Four digits. */
  @TextField({ max: 4, nullable: true })
  year: string | null;

  @ChoiceField()
  type: ProjectType;

  @ChoiceField({ default: ProjectStatus.IN_DESIGN })
  status: ProjectStatus;

  @ChoiceField({ default: ProjectStyle.MODERN })
  style: ProjectStyle;

  /** Free text such as floors and plot size. */
  @TextField({ max: short, nullable: true, translated: LINE })
  metadata: string | null;

  /** Square metres. */
  @NumberField({ type: 'double precision', nullable: true })
  plotSize: number | null;

  /** Square metres. */
  @NumberField({ type: 'double precision', nullable: true })
  builtArea: number | null;

  /** Floors above the ground floor: 2 is a G+2. */
  @NumberField({ type: 'integer', nullable: true })
  floors: number | null;

  @SwitchField({ default: false })
  featured: boolean;

  @SwitchField({ default: true, isRestored: false })
  isPublic: boolean;

  @SwitchField({ default: false })
  isForSale: boolean;

  /** Whole ETB; null means on request. */
  @NumberField({ type: 'integer', nullable: true })
  price: number | null;

  /** What a buyer of the design gets; blank lines part paragraphs. */
  @TextField({ max: message, nullable: true, translated: PARAGRAPHS })
  packageContents: string | null;

  /** What a buyer may do with it. */
  @TextField({ max: message, nullable: true, translated: PARAGRAPHS })
  licenceText: string | null;

  /** Set while the record is in the bin. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
