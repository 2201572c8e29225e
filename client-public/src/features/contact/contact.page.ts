import { officeHoursQuery } from '../../lib/office-hours';
import type { PagePlace } from '../../lib/page';
import { readProjectIds } from '../../lib/project-ids';
import { projectsByIdQuery } from '../../ui/projects-by-id';

export { ContactPage as Page } from './contact-page';
export { describeContact as describe } from './describe-contact';

export function queries({ language, search }: PagePlace) {
  const ids = readProjectIds(search.get('projects'));
  return [officeHoursQuery(), ...(ids.length > 0 ? [projectsByIdQuery(language, ids)] : [])];
}
