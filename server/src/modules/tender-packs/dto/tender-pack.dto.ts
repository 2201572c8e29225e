import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { CreateType, ReadType, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumInput } from '../../../common/validation/form.decorator.js';
import { MayBeLeftOut } from '../../../common/validation/may-be-left-out.decorator.js';
import { BasedOnVersion, RecordId, RecordIds } from '../../../common/validation/whole-number.decorator.js';
import { type PackFile, TenderPack } from '../tender-pack.entity.js';
import { FactsOf, PackFileState, PackFormat } from '../tender-pack.enums.js';

/** Columns that are no plain fields. */
const others = ['projectIds', 'personIds', 'facts', 'files', 'workAt'] as const;

export const mostProjects = 60;
export const mostPeople = 30;

/** A new pack: a portfolio in English, unless it says otherwise. */
export class CreateTenderPackDto extends CreateType(TenderPack, ['title'], others) {
  /** In their order; left out: none. */
  @MayBeLeftOut()
  @RecordIds(mostProjects, 0)
  projectIds?: number[];

  /** Team members in their order; left out: none. */
  @MayBeLeftOut()
  @RecordIds(mostPeople, 0)
  personIds?: number[];
}

/** What to change of a pack; what is left out stays. */
export class UpdateTenderPackDto extends UpdateType(CreateTenderPackDto) {}

/** A pack that may not be saved yet. */
export class PreviewTenderPackDto extends CreateTenderPackDto {
  /** A saved pack whose facts are shown as they were taken. */
  @IsOptional()
  @RecordId()
  packId?: number;
}

/** How a pack looks. */
export class PackPreviewDto {
  /** A whole HTML page without scripts. */
  html: string;
}

export class NewPackFileDto {
  @EnumInput(PackFormat, 'PackFormat')
  format: PackFormat;
}

export class RefreshPackDto {
  @BasedOnVersion()
  version?: number;
}

/** A file of a pack. */
export class PackFileDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  format: PackFormat;

  state: PackFileState;

  /** Percent. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  progress: number;

  /** Version of the pack that it shows. */
  packVersion: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  madeAt: string | null;

  /** Bytes; 0 before it is made. */
  size: number;

  static from({ path: _, ...file }: PackFile): PackFileDto {
    return file;
  }
}

/** A pack as staff keep it. */
export class TenderPackDto extends StaffType(TenderPack, others) {
  @ApiProperty({ type: [Number] })
  projectIds: number[];

  @ApiProperty({ type: [Number] })
  personIds: number[];

  /** When its oldest fact was taken. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  factsAt: string | null;

  /** Newest first. */
  files: PackFileDto[];

  static override from(pack: TenderPack): TenderPackDto {
    const [factsAt = null] = pack.facts.map(({ takenAt }) => takenAt).sort();
    const { projectIds, personIds } = pack;
    return { ...super.from(pack), projectIds, personIds, factsAt, files: pack.files.map(PackFileDto.from) };
  }
}

export class ListTenderPacksQuery extends PickType(ListQuery, ['page', 'limit']) {}

/** A pack in a list, without facts and files. */
export class ListedTenderPackDto extends ReadType(TenderPack, [
  ...(['id', 'title', 'template', 'languages', 'createdAt', 'updatedAt', 'version'] as const),
]) {
  @ApiProperty({ type: [Number] })
  projectIds: number[];

  @ApiProperty({ type: [Number] })
  personIds: number[];
}

/** A fact that is another one by now. */
export class PackChangeDto {
  of: FactsOf;

  id: number;

  language: SiteLanguage;

  /** What the record is called. */
  title: string;

  /** Name of the field. */
  field: string;

  /** As it is in the pack. */
  before: string;

  /** As it is now. */
  after: string;
}
