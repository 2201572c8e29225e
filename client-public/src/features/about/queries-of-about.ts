import type { Language } from '@consultancy/client-shared/format';
import { siteWordsQuery } from '../../site-words';
import { awardsQuery } from '../../ui/awards/awards-query';
import { teamQuery } from './team-query';

export const queriesOfAbout = (language: Language) =>
  [teamQuery(language), awardsQuery(language), siteWordsQuery(language)] as const;
