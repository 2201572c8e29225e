import { LinkPurpose } from './link-purpose.enum.js';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** How long and how often a link can be used. */
interface LinkTerms {
  /** In milliseconds; null: until it is revoked. */
  goodForMs: number | null;
  /** Null: as often as one likes. */
  uses: number | null;
  /** Whether one use is the use of all links of the subject for this purpose: several mails may hold one each. */
  isShared?: boolean;
}

const once = { uses: 1, isShared: true };
const always = { uses: null };

/** The one list of lifetimes and numbers of uses. */
export const linkTerms: Record<LinkPurpose, LinkTerms> = {
  [LinkPurpose.PASSWORD]: { goodForMs: 30 * minuteMs, ...once },
  [LinkPurpose.INVITATION]: { goodForMs: 7 * dayMs, ...once },
  [LinkPurpose.EMAIL]: { goodForMs: 7 * dayMs, ...once },
  [LinkPurpose.FORMER_EMAIL]: { goodForMs: dayMs, ...once },
  [LinkPurpose.NEW_EMAIL]: { goodForMs: dayMs, ...once },
  // Until the meeting begins, where it is scheduled.
  [LinkPurpose.CONSULTATION]: { goodForMs: 60 * dayMs, ...once },
  [LinkPurpose.MY_REQUEST]: { goodForMs: 60 * dayMs, ...always },
  [LinkPurpose.MY_REQUEST_BY_CODE]: { goodForMs: 30 * minuteMs, ...always },
  [LinkPurpose.ALL_MY_REQUESTS]: { goodForMs: 60 * minuteMs, ...always },
  [LinkPurpose.PREVIEW]: { goodForMs: 7 * dayMs, ...always },
  // All files of a design, and again on another device.
  [LinkPurpose.DOWNLOAD]: { goodForMs: 3 * dayMs, uses: 40 },
  // Staff choose the day.
  [LinkPurpose.PACK]: { goodForMs: 30 * dayMs, ...always },
  [LinkPurpose.CALENDAR]: { goodForMs: null, ...always },
  // Long enough to open an address with it, too short to find it anywhere afterwards.
  [LinkPurpose.TICKET]: { goodForMs: 30 * secondMs, uses: 1 },
};
