export { Attachments } from './attachments';
