export { PreviewLinks } from './preview-links';
export { LinksButton, SecretLinks } from './secret-links';
