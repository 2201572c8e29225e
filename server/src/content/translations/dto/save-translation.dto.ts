import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { RenderableMarkdown } from '../../../common/markdown/render-markdown.js';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';

/** No record has more texts. */
export const mostTexts = 20;

/** A text in another language. */
export class SaveTextDto {
  /** Name of the field. */
  @Text(40)
  field: string;

  /** As the field's format asks; a list has an entry a line. Null or empty: it is not translated. */
  @OptionalText(textLimits.markdown)
  @RenderableMarkdown(textLimits.markdown)
  text?: string | null;

  /** Of the English that the text was made from; refused (409) where that is another now. */
  @Text(64)
  fingerprint: string;
}

/** A change of what a record says in a language; texts that are left out stay. */
export class SaveTranslationDto {
  /** The same text with the fingerprint of the English of now says that it is still right. */
  @IsArray({ message: 'texts must be a list.' })
  @ArrayMaxSize(mostTexts, { message: `texts must have at most ${mostTexts} entries.` })
  @ValidateNested({ each: true, message: 'Each entry of texts must have field, text and fingerprint.' })
  @Type(() => SaveTextDto)
  @ApiProperty({ type: [SaveTextDto], maxItems: mostTexts })
  texts: SaveTextDto[];

  /** Whether visitors read it. */
  @BooleanInput()
  published?: boolean;

  @BasedOnVersion(0)
  version?: number;
}
