import { ImagesField } from '../../../common/http/accepts-images.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';

/** Beside the picture nothing. */
export class UploadPictureDto {}

/** A picture for the library. */
export class UploadPictureForm extends UploadPictureDto {
  @ImagesField(1, 1)
  image: unknown[];
}

/** What a replacement is based on. */
export class ReplacePictureDto {
  @BasedOnVersion()
  version?: number;
}

/** A picture that takes the place of another, everywhere. */
export class ReplacePictureForm extends ReplacePictureDto {
  @ImagesField(1, 1)
  image: unknown[];
}
