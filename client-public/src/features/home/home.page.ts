export { describeHome as describe } from './describe-home';
export { HomePage as Page } from './home-page';
