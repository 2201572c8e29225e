export { CardBoundary, ErrorBoundary } from './card-boundary';
export { OutcomePanel } from './outcome-panel';
export { CHANGE_TONES, PAYMENT_TONES } from './payments';
export { type OutcomeQuery, QueryOutcome } from './query-outcome';
export { ResponsiveImage, type ResponsiveImageProps } from './responsive-image';
export { StatusBadge } from './status-badge';
export {
  addTones,
  findStatus,
  type StaffStatus,
  type StatusName,
  type StatusTone,
  statusTone,
} from './statuses';
export { ToneBadge } from './tone-badge';
