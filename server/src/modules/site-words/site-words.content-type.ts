import { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../../content/content.module.js';
import { SiteWordsDto } from './dto/site-words.dto.js';
import { siteWordsTexts } from './site-words-texts.js';
import { SiteWords } from './site-words.entity.js';

const called = 'Words of the site';

export const siteWordsType: ContentType<SiteWords> = {
  kind: RecordKind.SITE_WORDS,
  entity: SiteWords,
  notFound: siteWordsTexts.notFound,
  titleOf: () => called,
  toDto: SiteWordsDto.from,
  loggedAs: RecordKind.SETTINGS,
  called,
};
