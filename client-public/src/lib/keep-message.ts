/** What a page asks the service worker to keep. */
export interface KeepMessage {
  type: 'keep';
  address: string;
  /** Addresses of the pictures that are seen first. */
  pictures: string[];
  /** Addresses of pages with forms, which are kept once. */
  forms: string[];
}
