export { describeTracking as describe } from './describe-tracking';
export { TrackPage as Page } from './track-page';
