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
