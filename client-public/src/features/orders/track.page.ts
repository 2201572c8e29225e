export { describeTracking as describe } from './describe-tracking';
export { OrderPage as Page } from './order-page';
