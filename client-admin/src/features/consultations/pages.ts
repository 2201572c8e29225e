// One file for the browser: what these pages share is most of each, and each file more is named at the door.
export { ConsultantFormPage } from './consultants/consultant-form';
export { ConsultantsPage } from './consultants/consultants-page';
export { ConsultationsPage } from './consultations-page';
