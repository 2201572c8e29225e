import { validationError } from '../errors/api-exception.js';

/** No form of ours has a quarter as many fields. */
const mostNames = 200;
/** No request of ours, its longest list included, holds half as many. */
const mostValues = 5_000;
/** No request of ours nests deeper than a list in an object. */
const deepest = 10;

/**
 * What costs more than one look at each value, such as checking or sorting, comes after this: some of that work
 * grows with the square of the names, and a body has room for a hundred thousand.
 * @param what is named where it is too much, such as body
 * @throws ApiException 400 for more names, values or levels than any request means
 */
export function refuseOversized(value: unknown, what: string): void {
  let values = 0;
  const look = (part: unknown, depth: number): void => {
    if ((values += 1) > mostValues) refuse(what, `holds more than ${mostValues} values`);
    if (typeof part !== 'object' || part === null) return;
    if (depth > deepest) refuse(what, `is nested more than ${deepest} levels deep`);
    const parts = Array.isArray(part) ? (part as unknown[]) : Object.values(part);
    if (!Array.isArray(part) && parts.length > mostNames) refuse(what, `has more than ${mostNames} fields`);
    for (const each of parts) look(each, depth + 1);
  };
  look(value, 0);
}

function refuse(what: string, why: string): never {
  throw validationError([{ field: what, message: `The ${what} ${why}. Send less at once.` }]);
}
