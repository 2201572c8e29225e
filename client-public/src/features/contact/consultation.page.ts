import { officeHours } from '../../lib/office-hours';

export { ConsultationPage as Page } from './consultation-page';
export { describeConsultation as describe } from './describe-contact';

export const queries = () => [officeHours()];
