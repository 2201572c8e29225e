export { describeService as describe } from './describe-services';
export { ServicePage as Page } from './service-page';
export { addedService, standardService } from './service';
export { ServiceDetail } from './service-detail';
