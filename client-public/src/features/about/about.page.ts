import type { PagePlace } from '../../lib/page';
import { siteCopyQuery } from '../../lib/site-copy';
import { awardsQuery } from '../../ui/awards/awards-query';
import { teamQuery } from './team-query';

export { AboutPage as Page } from './about-page';
export { describeAbout as describe } from './describe-about';

export const queries = ({ language }: PagePlace) => [
  teamQuery(language),
  awardsQuery(language),
  siteCopyQuery(language),
];
