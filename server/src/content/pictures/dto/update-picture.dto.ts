import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Matches, Max, Min } from 'class-validator';
import { RequestType } from '../../../common/fields/dto-types.js';
import { fraction } from '../../../common/fields/fraction.js';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { MayBeLeftOut, Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { Picture, PictureKind } from '../picture.entity.js';

/** The upload of a picture has no fields beside its file. */
export class UploadPictureDto {}

/** What a replacement is based on. */
export class ReplacePictureDto {
  @BasedOnVersion()
  version?: number;
}

/** What a picture shows, in the languages beside English. What is left out stays; null or empty takes it away. */
export class UpdateAltTranslationsDto {
  @OneLine()
  am?: string | null;

  @OneLine()
  om?: string | null;
}

/** What to change of a picture; what is left out stays. */
export class UpdatePictureDto extends RequestType(Picture, [], ['widthMetres', 'northDegrees']) {
  @OptionalChoice(PictureKind, 'PictureKind')
  kind?: PictureKind;

  /** What it shows, in English; null or empty takes it away, in the other languages too. */
  @OneLine()
  alt?: string | null;

  @Part(UpdateAltTranslationsDto)
  translations?: UpdateAltTranslationsDto;

  /** What a crop must keep: a share of the width, from the left. */
  @Share()
  focalX?: number;

  /** What a crop must keep: a share of the height, from the top. */
  @Share()
  focalY?: number;

  @BasedOnVersion()
  version?: number;
}

function OneLine(): PropertyDecorator {
  return applyDecorators(
    OptionalText(textLimits.short),
    Matches(/^[^\n]*$/, { message: '$property must be one line.' }),
    ApiProperty({ description: 'One line.' }),
  );
}

function Share(): PropertyDecorator {
  const message = '$property must be a number from 0 to 1.';
  return applyDecorators(
    MayBeLeftOut(),
    Max(1, { message }),
    Min(0, { message }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    ApiProperty({ ...fraction, minimum: 0, maximum: 1, required: false }),
  );
}
