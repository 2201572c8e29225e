export { describeMine as describe } from './describe-mine';
export { MinePage as Page } from './mine-page';
