import { PictureFiles } from '../../../common/http/accepts-images.decorator.js';
import { mostGalleryPictures } from '../project-pictures.js';

/** Pictures for a project; the first becomes the main one where there is none. */
export class AddImagesForm {
  @PictureFiles(mostGalleryPictures)
  images?: unknown[];
}
