// One file for the browser: one leads to the other, and each file more is named by the sign-in page.
export { ScheduledPage } from './scheduled-page';
export { PublicationPage } from './publication-page';
