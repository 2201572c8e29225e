declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    'own-records': typeof texts;
  }
}

export const texts = {
  title: 'What you sent us',
  subtitle:
    'Your inquiries, consultations and orders in one place: write to us, move a time, or take it all away.',
  failed: 'What you sent us could not be looked up',
  whose: 'Everything that was sent with the address {email}.',
  byCode: 'The code opened this one record. To see everything, have a link sent to your address.',
  byMail: 'This link opens this one request.',
  nothing: 'There is nothing here.',
  codeOf: 'Code {code}',
  inquiries: 'Inquiries',
  consultations: 'Consultations',
  orders: 'Orders',
  kind: 'About',
  kinds: {
    INITIAL: 'First conversation',
    DESIGN_REVIEW: 'Review of a design',
    TECHNICAL: 'Technical questions',
    PLANNING: 'Planning',
  },
  code: {
    heading: 'Enter your code',
    text: 'It stands on the page that confirmed what you sent.',
    code: 'Code',
    hint: 'For example 7KQ4-M2XB-9HTD',
    digits: 'Last four digits of your phone number',
    digitsMissing: 'Enter the last four digits, such as 4567.',
    submit: 'Open',
    failed: 'It could not be opened',
  },
  link: {
    heading: 'Have a link sent',
    text: 'It opens everything that was sent with your address, for one hour.',
    email: 'Email',
    submit: 'Email me a link',
    failed: 'The link could not be sent',
    sentTitle: 'Look into your mails',
    sent: 'If something was sent to us from this address, a mail with a link is on its way.',
    call: 'You can also call us: {phone}',
  },
  all: {
    heading: 'See everything or delete your data',
    text: 'We email a new link to {email}. It shows everything you sent us, and you can delete it there. It works for one hour.',
  },
  lost: {
    title: 'This link does not lead on',
    cut: 'The link is not whole. Open it from the mail once more.',
    next: 'You get in by your code, or by a new link.',
  },
  letter: {
    you: 'You',
    office: 'Our office',
    label: 'Write to us',
    submit: 'Send message',
    sending: 'Sending...',
    sent: 'Your message has arrived.',
    failed: 'The message could not be sent',
  },
  change: {
    open: 'Move or cancel',
    failed: 'The consultation could not be opened',
  },
  export: {
    heading: 'Take it with you',
    text: 'All that this page shows, as a file.',
    csv: 'Table (CSV)',
    json: 'Data (JSON)',
    failed: 'The file could not be loaded',
  },
  erase: {
    heading: 'Erase what you sent',
    goes: 'Your name, addresses, phone numbers, messages and the mails between us are erased for good.',
    stays: 'Numbers, prices and licences stay, without your name.',
    open: 'Erase everything',
    sure: 'Yes, erase all {count}. I know that nobody can bring it back.',
    submit: 'Erase for good',
    keep: 'Leave it as it is',
    failed: 'It could not be erased',
    doneTitle: 'Everything is erased',
    done: 'Nothing here names you any more. Links and codes that you have lead nowhere now.',
  },
} as const;
