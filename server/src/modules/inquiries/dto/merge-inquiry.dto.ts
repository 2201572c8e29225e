import { IsInt, IsPositive, Max } from 'class-validator';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';

/** Into which inquiry one is merged. */
export class MergeInquiryDto {
  /** The main inquiry: another one of the same person, which is not merged itself. */
  @IsInt({ message: 'intoId must be a whole number.' })
  @IsPositive({ message: 'intoId must be 1 or more.' })
  @Max(largestId, { message: `intoId must be at most ${largestId}.` })
  intoId: number;

  @BasedOnVersion()
  version?: number;
}

/** Takes an inquiry out of the one it was merged into. */
export class UnmergeInquiryDto {
  @BasedOnVersion()
  version?: number;
}
