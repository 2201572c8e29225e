declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof texts;
  }
}

export const texts = {
  buy: {
    priceOnRequest: 'Price on request',
    intro: 'No payment now: we call you to confirm the details first.',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    submit: 'Submit order',
    sending: 'Submitting...',
    failed: 'Failed to submit order',
    doneTitle: 'Order Submitted Successfully!',
    doneText:
      "Your design order has been submitted. We'll contact you within 24 hours to confirm details and payment.",
    code: 'Your tracking code',
    copy: 'Copy the code',
    copied: 'Code copied',
    copyFailed: 'The code could not be copied. Please write it down.',
    track: 'Follow the order',
    close: 'Close',
  },
  track: {
    title: 'Track your order',
    text: 'Enter the tracking code that you got with your order. It shows how far the order is, and nothing about you.',
    code: 'Tracking code',
    hint: 'For example 7KQ4-M2XB-9HTD',
    submit: 'Show status',
    missing: 'Enter your tracking code.',
    project: 'Design',
    status: 'Status',
    notFound: 'No order has this code. Check it letter by letter, or call us.',
    failed: 'The order could not be looked up',
    next: {
      PENDING: 'We have received your order and will contact you within 24 hours.',
      CONFIRMED: 'We have confirmed your order with you.',
      IN_PROGRESS: 'We are preparing your drawings.',
      COMPLETED: 'Your order is complete. Thank you for building with us.',
      CANCELLED: 'This order was cancelled. Contact us if that surprises you.',
    },
  },
} as const;
