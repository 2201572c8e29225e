export { LinkRows } from './link-rows';
export { MadeLink } from './made-link';
export { PreviewLinks } from './preview-links';
