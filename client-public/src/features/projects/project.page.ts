export { describeProject as describe } from './describe-projects';
export { ProjectRoute as Page } from './project-route';
