import { ApiHeader } from '@nestjs/swagger';
import { SiteLanguage } from './site-language.enum.js';

/** Documents that the language of the request is stored with the record. */
export function SpeaksLanguages(): MethodDecorator {
  return LanguageHeader('in which mails about this record are written.');
}

/** Documents what the language of the request decides. @param decides ends a sentence that begins with the language */
export function LanguageHeader(decides: string): MethodDecorator {
  return ApiHeader({
    name: 'Accept-Language',
    required: false,
    description:
      `The first of ${Object.values(SiteLanguage).join(', ')} that it names, else ${SiteLanguage.en}, is the ` +
      `language ${decides}`,
    schema: { type: 'string' },
  });
}
