import { ApiHeader } from '@nestjs/swagger';
import { SiteLanguage } from './site-language.enum.js';

/** Documents that the language of the request is stored with the record. */
export function SpeaksLanguages(): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    required: false,
    description:
      `The first of ${Object.values(SiteLanguage).join(', ')} that it names, else ${SiteLanguage.en}, is the ` +
      'language in which mails about this record are written.',
    schema: { type: 'string' },
  });
}
