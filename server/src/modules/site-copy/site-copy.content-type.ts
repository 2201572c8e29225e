import { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../../content/content.module.js';
import { SiteCopyDto } from './dto/site-copy.dto.js';
import { siteCopyTexts } from './site-copy-texts.js';
import { SiteCopy } from './site-copy.entity.js';

const called = 'Words of the site';

export const siteCopyType: ContentType<SiteCopy> = {
  kind: RecordKind.SITE_COPY,
  entity: SiteCopy,
  notFound: siteCopyTexts.notFound,
  titleOf: () => called,
  toDto: SiteCopyDto.from,
  loggedAs: RecordKind.SETTINGS,
  called,
};
