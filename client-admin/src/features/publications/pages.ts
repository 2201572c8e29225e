// One file for the browser: one leads to the other, and each file more is named at the door.
export { ComingPage } from './coming-page';
export { PublicationPage } from './publication-page';
