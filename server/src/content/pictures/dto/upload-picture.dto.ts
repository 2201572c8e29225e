import { BasedOnVersion } from '../../../common/validation/version.decorator.js';

/** Beside the picture nothing. */
export class UploadPictureDto {}

/** What a replacement is based on. */
export class ReplacePictureDto {
  @BasedOnVersion()
  version?: number;
}
