// One file for the browser: one leads to the other, and each file more is named by the sign-in page.
export { ProjectsPage } from './projects-page';
export { ProjectFormPage } from './resource';
