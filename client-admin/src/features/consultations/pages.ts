// One file for the browser: what these pages share is most of each, and each file more is named at the door.
export { ConsultantFormPage, ConsultantsPage } from './consultants/resource';
export { ConsultationsPage } from './consultations-page';
