import type { sharedEn } from './shared-en';
import type { staffStatusesEn } from './staff-statuses';

/** All texts, in the shape of the English ones. Each client and each feature adds its own by module augmentation. */
export interface Messages {
  shared: typeof sharedEn & { status: typeof staffStatusesEn };
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
