export { describeNotFound as describe } from './describe-not-found';
export { NotFoundPage as Page } from './not-found-page';
