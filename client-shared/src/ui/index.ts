export { CardBoundary, ErrorBoundary } from './card-boundary';
export { useFailedPicture } from './failed-picture';
export { ErrorPanel } from './error-panel';
export { isPlainClick } from './plain-click';
export { CHANGE_TONES, PAYMENT_TONES } from './payments';
export { type OutcomeQuery, QueryOutcome } from './query-outcome';
export { ResponsiveImage, type ResponsiveImageProps } from './responsive-image';
export { StatusBadge, useStatusName } from './status-badge';
export {
  addTones,
  findStatus,
  type StaffStatus,
  type StatusName,
  type StatusTone,
  statusBadge,
  statusTone,
} from './statuses';
export { ToneBadge } from './tone-badge';
export { ToneDot } from './tone-dot';
