import 'i18next';
import type { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin';
  }
  interface ResourceNamespaceMap {
    admin: typeof en;
  }
}
