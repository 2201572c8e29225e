export { describeGallery as describe } from './describe-projects';
export { ProjectGallery as Page } from './project-gallery';
