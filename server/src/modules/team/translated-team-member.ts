import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import { publicTeamMemberFields } from './dto/public-team-member.dto.js';
import { teamTexts } from './team-texts.js';
import { TeamMember } from './team-member.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;

export const translatedTeamMember: TranslatedKind<TeamMember> = {
  kind: RecordKind.TEAM_MEMBER,
  target: TeamMember,
  subject: RecordKind.TEAM_MEMBER,
  notFound: teamTexts.notFound,
  fields: {
    name: { format: LINE, longest: textLimits.name },
    title: { format: LINE, longest: textLimits.title },
    bio: { format: PARAGRAPHS, longest: textLimits.short },
  },
};

const names = ['name', 'title', 'bio'] as const;

/** Plain rows of team members in a language. @param builder its alias is `member` */
export async function readInLanguage(builder: SelectQueryBuilder<TeamMember>, language: SiteLanguage) {
  const rows = await readRows<
    TeamMember,
    (typeof publicTeamMemberFields)[number],
    WithTranslation & WithPictures
  >(builder, publicTeamMemberFields, {
    ...translationFor(RecordKind.TEAM_MEMBER, language, 'member.id'),
    ...picturesOf(RecordKind.TEAM_MEMBER, language, 'member.id', ['image']),
  });
  return rows.map((row) => sayPictures(inLanguage(row, language, names), language));
}
