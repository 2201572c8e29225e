export { useStatusField, useSwitchField } from './bulk-fields';
export { BulkOutcome } from './bulk-outcome';
export { StatusMenu } from './status-menu';
export { type BulkField, type BulkStatus, useBulkStatus } from './use-bulk-status';
