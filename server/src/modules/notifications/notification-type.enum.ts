/** How much a notification matters. */
export enum NotificationType {
  INFO = 'info',
  WARNING = 'warning',
}
