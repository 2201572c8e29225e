import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { mostGalleryImages } from '../project-images.js';

/** Pictures for a project; the first becomes the main one where there is none. */
export class AddImagesForm {
  @ImagesField(mostGalleryImages)
  images?: unknown[];
}
