import { CreateType, UpdateType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { RecordListInput, TextListInput } from '../../../common/validation/form.decorator.js';
import { OptionalSlug, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { RecordIds } from '../../../common/validation/whole-number.decorator.js';
import { mostGalleryImages, mostPairs } from '../project-images.js';
import { Project } from '../project.entity.js';

/** Two pictures of the same place. */
class BeforeAfterDto {
  /** How it was: a picture of the project, named as for mainImage. */
  @Text(textLimits.short)
  before: string;

  /** What became of it. */
  @Text(textLimits.short)
  after: string;
}

/** What a new project says, by a request or in a row of a file. */
export const requiredProjectFields = ['title', 'description', 'location'] as const;

/** What a request does not say, or says in another way. */
const others = ['slug', 'mainImage', 'gallery', 'beforeAfter'] as const;

/** A new project: a public RESIDENCE that is IN_DESIGN, in the style MODERN, unless it says otherwise. */
export class CreateProjectDto extends CreateType(Project, requiredProjectFields, others) {
  /** A path that the project already has, or upload:N for the picture at place N (from 0) of this request. */
  @OptionalText(textLimits.short)
  mainImage?: string | null;

  /** Further pictures in order, each named as for mainImage. Pictures of this request that no field names go last. */
  @TextListInput(mostGalleryImages, textLimits.short)
  gallery?: string[];

  /**
   * Pairs of pictures of the same place, before and after the work; six at most. Both are among the project's pictures,
   * each named as for mainImage. In a form it is a JSON text.
   */
  @RecordListInput(BeforeAfterDto, mostPairs)
  beforeAfter?: BeforeAfterDto[];
}

/** What to change of a project; what is left out stays. */
export class UpdateProjectDto extends UpdateType(CreateProjectDto) {
  @OptionalSlug()
  slug?: string;
}

export class BulkDeleteDto {
  /** Ids of 1 to 100 projects. */
  @RecordIds(100)
  ids: number[];
}

export enum DeleteOutcome {
  DELETED = 'DELETED',
  NOT_FOUND = 'NOT_FOUND',
}

/** What became of one of the ids. */
export class DeleteResultDto {
  id: number;

  outcome: DeleteOutcome;
}

/** Beside pictures nothing. */
export class AddImagesDto {}
