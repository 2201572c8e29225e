import { getTrackDesignOrderQueryOptions } from '@consultancy/client-shared/api/generated/design-orders/design-orders';

/** A status may change any moment, so it is asked for each time the page is opened. */
export const trackingQuery = (code: string) =>
  getTrackDesignOrderQueryOptions(code, { query: { staleTime: 0 } });
