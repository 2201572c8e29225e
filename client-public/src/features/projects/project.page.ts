export { describeProject as describe } from './describe-projects';
export { ProjectDetailModal as Page } from './project-detail-modal';
