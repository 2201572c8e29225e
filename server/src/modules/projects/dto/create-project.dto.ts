import { CreateType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { RecordListInput, TextListInput } from '../../../common/validation/form.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { mostGalleryImages, mostPairs } from '../project-images.js';
import { Project } from '../project.entity.js';
import { BeforeAfterDto } from './before-after.dto.js';

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
