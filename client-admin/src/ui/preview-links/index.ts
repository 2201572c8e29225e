export { PreviewLinks } from './preview-links';
