// One file for the browser: one leads to the other, and each file more is named by the sign-in page.
export { ServiceFormPage } from './resource';
export { ServicePage } from './service-page';
export { ServicesPage } from './services-page';
export { StandardServicesPage } from './standard-services-page';
