export { ErasedBadge, ErasedStatus } from './erased-badge';
export { ErasedNotice } from './erased-notice';
export { forgetPersonDrafts } from './forget-person-drafts';
export { PersonLink } from './person-link';
