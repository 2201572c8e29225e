export { describeServices as describe } from './describe-services';
export { ServicesPage as Page } from './services-page';
