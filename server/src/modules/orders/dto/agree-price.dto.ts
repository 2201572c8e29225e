import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { RequiredNumber } from '../../../common/validation/whole-number.decorator.js';

/** The price of a design that is sold on request, once it was agreed with the buyer. */
export class AgreePriceDto {
  /** Whole ETB, of the design alone. */
  @RequiredNumber(1, 2_000_000_000)
  price: number;

  @BasedOnVersion()
  version?: number;
}
