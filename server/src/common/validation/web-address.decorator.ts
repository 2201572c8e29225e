import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

interface WebAddressOptions {
  /** Default: https only. */
  protocols?: string[];
  /** What is fine as well, such as a path of this site. */
  or?: RegExp;
  message: string;
}

/** A text is an absolute address that every browser and server can read; null and left out are fine. */
export function WebAddress({ protocols = ['https:'], or, message }: WebAddressOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    value == null ||
    (typeof value === 'string' && ((or?.test(value) ?? false) || isAddress(value, protocols)));
  // As far as a pattern can say it.
  const pattern = `^(${protocols.join('|')})//[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$`;
  return applyDecorators(
    ValidateBy({ name: 'isWebAddress', validator: { validate } }, { message }),
    // A text that can be something else as well has its own words in the document.
    ...(or ? [] : [ApiProperty({ type: String, format: 'uri', pattern, required: false, nullable: true })]),
  );
}

function isAddress(text: string, protocols: string[]): boolean {
  // What `new URL` mends in silence, such as blanks and missing slashes, others may not.
  const protocol = protocols.find((each) => text.startsWith(`${each}//`));
  if (protocol === undefined || /[\s\\]|^\w+:\/\/\//.test(text) || !URL.canParse(text)) return false;
  // A name and a password in front of the host are there to make it look like another one.
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
