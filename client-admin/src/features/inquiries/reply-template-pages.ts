// One file for the browser: each file more is named at the door.
export { ReplyTemplateFormPage } from './reply-template-form';
export { ReplyTemplatesPage } from './reply-templates-page';
