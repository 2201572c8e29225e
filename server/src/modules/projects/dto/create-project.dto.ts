import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import {
  BooleanField,
  EnumField,
  IntegerField,
  NumberField,
  RecordListField,
  TextListField,
} from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { ProjectStatus, ProjectStyle, ProjectType } from '../project.enums.js';
import { mostGalleryImages, mostPairs } from '../project-images.js';
import { BeforeAfterDto } from './before-after.dto.js';

/** A new project. */
export class CreateProjectDto {
  @Text(textLimits.title)
  title: string;

  @Text(textLimits.short)
  description: string;

  @OptionalText(textLimits.message)
  longDescription?: string | null;

  @Text(textLimits.title)
  location: string;

  /** Default: RESIDENCE. */
  @EnumField(ProjectType, 'ProjectType')
  type?: ProjectType;

  /** Default: IN_DESIGN. */
  @EnumField(ProjectStatus, 'ProjectStatus')
  status?: ProjectStatus;

  /** Default: MODERN. */
  @EnumField(ProjectStyle, 'ProjectStyle')
  style?: ProjectStyle;

  @OptionalText(textLimits.short)
  metadata?: string | null;

  /** Four digits. */
  @OptionalText(4)
  @IsOptional()
  @Matches(/^[0-9]{4}$/, { message: 'year must have four digits.' })
  @ApiProperty({ type: String, pattern: '^[0-9]{4}$', required: false, nullable: true })
  year?: string | null;

  /** Square metres. */
  @NumberField(0, 100_000_000)
  plotSize?: number | null;

  /** Square metres. */
  @NumberField(0, 100_000_000)
  builtArea?: number | null;

  /** Floors above the ground floor. */
  @IntegerField(0, 200)
  floors?: number | null;

  @BooleanField()
  featured?: boolean;

  /** Default: true. */
  @BooleanField()
  isPublic?: boolean;

  @BooleanField()
  isForSale?: boolean;

  /** Whole ETB; null means on request. */
  @IntegerField(1, 2_000_000_000)
  price?: number | null;

  /** What a buyer of the design gets, such as its drawings; blank lines part paragraphs. */
  @OptionalText(textLimits.message)
  packageContents?: string | null;

  /** What a buyer may do with the design. */
  @OptionalText(textLimits.message)
  licenceText?: string | null;

  /** A path that the project already has, or upload:N for the picture at place N (from 0) of this request. */
  @OptionalText(textLimits.short)
  mainImage?: string | null;

  /** Further pictures in order, each named as for mainImage. Pictures of this request that no field names go last. */
  @TextListField(mostGalleryImages, textLimits.short)
  gallery?: string[];

  /**
   * Pairs of pictures of the same place, before and after the work; six at most. Both are among the project's pictures,
   * each named as for mainImage. In a form it is a JSON text.
   */
  @RecordListField(BeforeAfterDto, mostPairs)
  beforeAfter?: BeforeAfterDto[];
}

/** A new project as a multipart form. */
export class CreateProjectForm extends CreateProjectDto {
  @ImagesField(mostGalleryImages)
  images?: unknown[];
}
