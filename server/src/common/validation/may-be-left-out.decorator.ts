import { ValidateIf } from 'class-validator';

/** The field may be left out, but not be null: there is nothing that null could mean for it. */
export function MayBeLeftOut(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined);
}
