export { describePassword as describe } from './describe-links';
export { ChoosePasswordPage as Page } from './links/choose-password-page';
