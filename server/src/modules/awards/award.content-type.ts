import { RecordKind } from '../../common/record-kind.js';
import type { WrittenType } from '../../content/content.module.js';
import { awardTexts } from './award-texts.js';
import { Award } from './award.entity.js';
import { AwardDto } from './dto/award.dto.js';

export const awardType: WrittenType<Award, AwardDto> = {
  kind: RecordKind.AWARD,
  entity: Award,
  notFound: awardTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: AwardDto.from,
  trash: { label: 'Award', subtitleOf: ({ organisation, year }) => `${organisation}, ${year}` },
};
