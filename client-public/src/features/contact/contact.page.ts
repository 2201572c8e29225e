import { officeHoursQuery } from '../../lib/office-hours';

export { ContactPage as Page } from './contact-page';
export { describeContact as describe } from './describe-contact';

export const queries = () => [officeHoursQuery()];
