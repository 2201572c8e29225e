/** Of the Background Sync that wakes the service worker, and of the message by which it wakes open pages. */
export const SYNC_TAG = 'send-submissions';
