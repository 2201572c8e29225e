export enum OrderStatus {
  PENDING = 'PENDING',
  CONFIRMED = 'CONFIRMED',
  IN_PROGRESS = 'IN_PROGRESS',
  COMPLETED = 'COMPLETED',
  CANCELLED = 'CANCELLED',
}

/** How far the payment of an order is, beside how far the order is. */
export enum PaymentState {
  AWAITING = 'AWAITING',
  /** The buyer says by which reference it was paid. */
  SUBMITTED = 'SUBMITTED',
  VERIFIED = 'VERIFIED',
  REJECTED = 'REJECTED',
}

/** What staff make of a reference. */
export enum PaymentDecision {
  VERIFIED = 'VERIFIED',
  REJECTED = 'REJECTED',
}

/** By whom it was paid: each numbers its transfers by itself. */
export enum PaymentProvider {
  TELEBIRR = 'TELEBIRR',
  CBE = 'CBE',
  AWASH = 'AWASH',
  DASHEN = 'DASHEN',
  ABYSSINIA = 'ABYSSINIA',
  OTHER_BANK = 'OTHER_BANK',
}

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
