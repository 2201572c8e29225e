import { BooleanInput } from './form.decorator.js';
import { BasedOnVersion } from './version.decorator.js';

/** The new state of a switch. */
export class ToggleDto {
  /** What it shall be; left out, it becomes what it is not, which a request that comes twice undoes. */
  @BooleanInput()
  value?: boolean;

  @BasedOnVersion()
  version?: number;
}
