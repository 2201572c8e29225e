// One file for the browser: what these pages share is most of each, and each file more is named by the sign-in page.
export { ConsultantFormPage, ConsultantsPage } from './consultants/resource';
export { ConsultationPage } from './consultation-page';
export { ConsultationsPage } from './consultations-page';
