import {
  getTrackDesignOrderQueryKey,
  trackDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** A status may change any moment, so it is requested each time the page is opened. */
export const trackingQuery = (language: Language, code: string) => {
  const { queryKey, options } = requestedIn(language, getTrackDesignOrderQueryKey(code));
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => trackDesignOrder(code, options(signal)),
    staleTime: 0,
  });
};
