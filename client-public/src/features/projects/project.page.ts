export { describeProject as describe } from './describe-projects';
export { ProjectStory } from './project-page';
export { ProjectRoute as Page } from './project-route';
