import { PictureFiles } from '../../../common/http/accepts-images.decorator.js';
import { mostGalleryPictures } from './create-project.dto.js';

/** Pictures for a project; the first becomes the main one where there is none. */
export class AddImagesForm {
  @PictureFiles(mostGalleryPictures)
  images?: unknown[];
}
