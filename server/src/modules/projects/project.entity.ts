import { Check, Column, DeleteDateColumn, Entity, Index, Unique } from 'typeorm';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TextListColumn,
} from '../../common/database-columns.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ProjectStatus, ProjectStyle, ProjectType } from './project.enums.js';

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
  @SortedTextColumn(textLimits.title)
  title: string;

  /** Made from the first title; stable when the title changes, because people share the address. */
  @TextColumn(textLimits.slug)
  slug: string;

  @TextColumn(textLimits.short)
  description: string;

  @OptionalTextColumn(textLimits.message)
  longDescription: string | null;

  /** Path that starts with /uploads/. */
  @OptionalTextColumn(textLimits.short)
  mainImage: string | null;

  /** Further images, in order. */
  @TextListColumn()
  gallery: string[];

  /** Pictures of the same place, from before and after the work; all of them are images of the project. */
  @Column({ type: 'jsonb', default: [] })
  beforeAfter: BeforeAfter[];

  @TextColumn(textLimits.title)
  location: string;

  /** Four digits. */
  @OptionalTextColumn(4)
  year: string | null;

  @EnumColumn()
  type: ProjectType;

  @EnumColumn({ default: ProjectStatus.IN_DESIGN })
  status: ProjectStatus;

  @EnumColumn({ default: ProjectStyle.MODERN })
  style: ProjectStyle;

  /** Free text such as floors and plot size. */
  @OptionalTextColumn(textLimits.short)
  metadata: string | null;

  /** Square metres. */
  @Column({ type: 'double precision', nullable: true })
  plotSize: number | null;

  /** Square metres. */
  @Column({ type: 'double precision', nullable: true })
  builtArea: number | null;

  /** Floors above the ground floor: 2 is a G+2. */
  @Column({ type: 'integer', nullable: true })
  floors: number | null;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'boolean', default: true })
  isPublic: boolean;

  @Column({ type: 'boolean', default: false })
  isForSale: boolean;

  /** Whole ETB; null means on request. */
  @Column({ type: 'integer', nullable: true })
  price: number | null;

  /** What a buyer of the design gets; blank lines part paragraphs. */
  @OptionalTextColumn(textLimits.message)
  packageContents: string | null;

  /** What a buyer may do with it. */
  @OptionalTextColumn(textLimits.message)
  licenceText: string | null;

  /** Set while the record is in the bin. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
