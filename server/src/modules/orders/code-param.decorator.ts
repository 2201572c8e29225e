import { PathParam } from '../../common/validation/path-param.decorator.js';

/** A tracking or licence code as somebody typed it. */
export function CodeParam(): ParameterDecorator {
  return PathParam(
    { name: 'code', description: 'In any case, with or without dashes.' },
    (text) => text,
    'a code',
  );
}
