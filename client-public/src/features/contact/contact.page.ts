import { officeHours } from '../../lib/office-hours';
import type { PagePlace } from '../../lib/page';
import { readProjectIds } from '../../lib/project-ids';
import { projectsById } from '../../ui/projects-by-id';

export { ContactPage as Page } from './contact-page';
export { describeContact as describe } from './describe-contact';

export function queries({ language, search }: PagePlace) {
  return [officeHours(), ...projectsById(language, readProjectIds(search.get('projects')))];
}
