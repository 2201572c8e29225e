/** How far a change that a buyer requested is. */
export enum OrderChangeStatus {
  REQUESTED = 'REQUESTED',
  /** Staff say what it costs; the buyer has not answered yet. */
  QUOTED = 'QUOTED',
  ACCEPTED = 'ACCEPTED',
  /** Staff cannot do it, or took the quote back. */
  DECLINED = 'DECLINED',
  /** The buyer does not want it, or not any more. */
  REFUSED = 'REFUSED',
}

/** What a request for a change waits for. */
export enum OpenChange {
  /** Staff have not answered. */
  REQUESTED = 'REQUESTED',
  /** The buyer has not answered the quote. */
  QUOTED = 'QUOTED',
}

/** What a buyer makes of a request: of a quote either, of one without a quote only the second. */
export enum OrderChangeDecision {
  ACCEPTED = 'ACCEPTED',
  REFUSED = 'REFUSED',
}
