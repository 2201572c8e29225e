/** What a page asks the service worker to keep. */
export interface SaveMessage {
  type: 'save-page';
  address: string;
  /** Addresses of the pictures that are seen first. */
  pictures: string[];
  /** Addresses of pages with forms, which are stored once. */
  forms: string[];
}
