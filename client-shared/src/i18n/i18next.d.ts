import 'i18next';
import type { sharedEn } from './shared-en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shared: typeof sharedEn;
  }
}
