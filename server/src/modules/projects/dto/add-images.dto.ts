import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { mostGalleryImages } from '../project-images.js';

/** Beside pictures nothing. */
export class AddImagesDto {}

/** Pictures for a project; the first becomes the main one where there is none. */
export class AddImagesForm extends AddImagesDto {
  @ImagesField(mostGalleryImages, 1)
  images: unknown[];
}
