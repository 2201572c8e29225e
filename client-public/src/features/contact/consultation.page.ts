export { ConsultationPage as Page } from './consultation-page';
export { describeConsultation as describe } from './describe-contact';
