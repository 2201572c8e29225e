interface SeenPages extends Array<string> {
  /** Called when another one is looked at. */
  onSeen?: (() => void) | undefined;
}

/** Addresses of pages that were looked at since the site was loaded, in their order, as they stand in the browser. */
export const seenPages: SeenPages = [];
