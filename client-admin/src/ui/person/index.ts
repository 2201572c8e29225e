export { ErasedBadge, ErasedStatus } from './erased-badge';
export { ErasedNotice } from './erased-notice';
export { PersonLink } from './person-link';
