import { ValidateBy } from 'class-validator';
import { savedMarkdown } from './render-markdown.js';

/** Characters; the time grows with the square of the length at most, and eight times as many can take 1.5 s. */
const alwaysShort = 1_000;

/**
 * Markdown that can be shown: rendering it takes at most two seconds.
 * @param max characters; a longer text is refused for that, and not read
 */
export function RenderableMarkdown(max: number): PropertyDecorator {
  const validate = async (value: unknown) =>
    typeof value !== 'string' ||
    value.length <= alwaysShort ||
    value.length > max ||
    (await savedMarkdown.render(value)) !== undefined;
  return ValidateBy(
    { name: 'renderableMarkdown', async: true, validator: { validate } },
    {
      message: ({ property }) =>
        `${property} takes too long to show. Use fewer emphasis marks, brackets and lists within one another.`,
    },
  );
}
