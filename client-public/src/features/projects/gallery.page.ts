export { describeGallery as describe } from './describe-projects';
export { ProjectsFrame as Page } from './projects-frame';
