export { describeService as describe } from './describe-services';
export { ServicePage as Page } from './service-page';
