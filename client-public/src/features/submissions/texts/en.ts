declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    submissions: typeof texts;
  }
}

export const texts = {
  kinds: {
    contact: 'Message',
    consultation: 'Consultation request',
    order: 'Order: {title}',
    rating: 'Rating: {title}',
  },
  waiting: 'Waiting for a connection. It will be sent by itself.',
  busy: 'Our server is busy. It will be sent by itself.',
  onDevice: 'Until then it is stored on this device only.',
  files: 'Files: {names}',
  filesGo: 'Sending files: {sent} of {total} MB',
  filesWait: '{sent} of {total} MB sent. Waiting for a connection.',
  refused: 'It was not accepted. Check it and send it again.',
  expired: 'It could not be sent for 14 days. Check it and send it again.',
  edited: 'It is not sent until you send it again.',
  formInUse: 'To edit it, first send or clear what is in the form.',
  sent: 'It has been sent. We will get back to you within 24 hours.',
  ratingSent: 'Your rating has been sent. Thank you.',
  code: 'Keep this code:',
  view: 'See what you sent',
  track: 'Follow the order',
  edit: 'Edit',
  cancel: 'Cancel sending',
  delete: 'Delete draft',
  none: 'Nothing is waiting to be sent.',
  toast: {
    sent: 'Sent: {kind}',
    sentWithCode: 'Sent: {kind}. Code {code}',
    back: 'Not sent: {kind}',
  },
} as const;
