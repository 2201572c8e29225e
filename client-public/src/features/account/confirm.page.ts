export { describeConfirm as describe } from './describe-links';
export { ConfirmEmailPage as Page } from './links/confirm-email-page';
