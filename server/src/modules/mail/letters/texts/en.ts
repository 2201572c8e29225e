import { projectTypes } from '@consultancy/shared/project-words/en';
import type { MailTexts } from './mail-texts.js';

export const en: MailTexts = {
  locale: 'en',
  time: (clock, ethiopian) => `${clock} Addis Ababa time · ${ethiopian} on the Ethiopian clock`,
  minutes: (count) => `${count} minutes`,
  price: (amount) => `ETB ${amount}`,
  priceOnRequest: 'On request',
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  whyYou:
    'You receive this mail because this address was given on our website. If that was not you, you can ignore it.',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    language: 'Language',
    subject: 'Subject',
    projectType: 'Project type',
    projects: 'Projects',
    files: 'Files',
    topic: 'Topic',
    date: 'Date',
    time: 'Time',
    preferredDate: 'Preferred date',
    preferredTime: 'Preferred time',
    formerly: 'Before',
    duration: 'Duration',
    meeting: 'Meeting',
    place: 'Place',
    design: 'Design',
    price: 'Price',
    trackingCode: 'Tracking code',
    code: 'Code',
    reason: 'Reason',
    consultant: 'Consultant',
    changePrice: 'Price of the change',
    workingDays: 'Working days',
    goodUntil: 'Valid until',
    total: 'Order total',
    lastGoodBackup: 'Last good backup',
  },
  languages: { en: 'English', am: 'Amharic', om: 'Afaan Oromo' },
  meetings: { IN_PERSON: 'In person', VIDEO_CALL: 'Video call', PHONE: 'By phone' },
  projectTypes,
  callToChange: 'If something has come up, please call us.',
  changeConsultation: 'Move or cancel the consultation',
  due: (when) => `Within 24 office hours: by ${when}.`,
  changeUntil: (hours) =>
    hours === 0
      ? 'Until it begins you can move or cancel it with the link below, or call us.'
      : `Until ${hours} hours before it begins you can move or cancel it with the link below; after that please call us.`,
  joinCall: 'Join the video call',
  myRequests: 'See your request or delete your data',
  calendarEntry: (firm) => `Consultation with ${firm}`,
  letters: {
    'inquiry-received': {
      subject: 'We have received your message',
      paragraphs: ['Thank you for contacting us. We will get back to you.'],
    },
    'consultation-requested': {
      subject: 'We have received your consultation request',
      paragraphs: ['We will confirm the time with you, by phone or email.'],
    },
    'consultation-hold-ended': {
      subject: 'The time you requested is no longer on hold',
      paragraphs: [
        'We have not been able to confirm your time yet, so others can book it again. Your request itself stays with us.',
        'With the link below you can confirm this time, if it is still free, or choose another one.',
      ],
      action: 'Confirm or change the time',
    },
    'consultation-scheduled': {
      subject: 'Your consultation is scheduled',
      paragraphs: [
        'We look forward to our conversation. Open the attached file to add the appointment to your calendar.',
      ],
    },
    'consultation-changed': {
      subject: 'Your consultation has changed',
      paragraphs: [
        'Here are the new details; they replace the earlier ones. The attached file updates the appointment in your calendar.',
      ],
    },
    'consultation-cancelled': {
      subject: 'Your consultation is cancelled',
      paragraphs: [
        'Your consultation will not take place.',
        'If you did not expect this, or would like another time, answer this mail or book again.',
      ],
      action: 'Book a consultation',
    },
    'consultation-link': {
      subject: 'The link to your consultation',
      paragraphs: ['With this link you can see, move and cancel your consultation.'],
    },
    'consultation-reminder': {
      subject: 'A reminder of your consultation',
      paragraphs: ['Your consultation takes place soon. Here are the details again.'],
    },
    'my-requests-link': {
      subject: 'The link to your requests',
      paragraphs: [
        'A link was requested to the inquiries, consultations and orders that were sent from this address.',
        'With it you can see, answer, download or delete all of them. It works for one hour. If you did not request it, you can ignore this mail.',
      ],
      action: 'Open my requests',
    },
    'order-received': {
      subject: 'We have received your order',
      paragraphs: [
        "We'll contact you to confirm details and payment.",
        'Use the tracking code to check the status of your order at any time.',
      ],
      action: 'Track your order',
    },
    'payment-verified': {
      subject: 'Your payment is verified',
      paragraphs: [
        'We have received your payment. Thank you.',
        'The tracking page of your order shows the next steps.',
      ],
      action: 'Track your order',
    },
    'payment-rejected': {
      subject: 'We could not verify your payment',
      paragraphs: [
        'We could not verify your payment with the reference that you entered. The reason is below.',
        'Please enter the reference of your receipt again, or call us.',
      ],
      action: 'Enter another reference',
    },
    'price-agreed': {
      subject: 'The price of your order',
      paragraphs: [
        'We have added the agreed price to your order.',
        'On the tracking page of your order you can download the pro-forma and enter your payment reference.',
      ],
      action: 'Track your order',
    },
    'change-quoted': {
      subject: 'Our quote for your change',
      paragraphs: [
        'You requested a change to the design that you ordered. The price and the working days are below.',
        'On the tracking page of your order you can accept the quote or withdraw your request.',
      ],
      action: 'Read and answer the quote',
    },
    'change-declined': {
      subject: 'About the change that you requested',
      paragraphs: [
        'We cannot make the change that you requested. Our answer is below. Your order stays as it is.',
        'You can request another change on the tracking page of your order, or call us.',
      ],
      action: 'Track your order',
    },
    'change-accepted': {
      subject: 'Your change is agreed',
      paragraphs: [
        'You have accepted our quote. Its price is now part of your order.',
        'The tracking page of your order has the pro-forma with the new total.',
      ],
      action: 'Track your order',
    },
    'change-ordered': {
      subject: 'Your change is a separate order',
      paragraphs: [
        'You have accepted our quote. Because you had already reported the payment of your design, the change is a separate order.',
        'Use its own tracking code to see its status and download its pro-forma.',
      ],
      action: 'Track the change',
    },
    'account-welcome': {
      subject: 'Welcome to {firm}',
      paragraphs: [
        'Your account is ready. Once you are logged in you can rate our projects.',
        'Please confirm your email address. Your ratings count from then on.',
      ],
      action: 'Confirm my address',
    },
    'email-confirmation': {
      subject: 'Confirm your email address',
      paragraphs: ['Please confirm that this is your email address. The link works for seven days.'],
      action: 'Confirm my address',
    },
    'password-link': {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested for your account. The link works once, for 30 minutes.',
        'If you did not request it, ignore this mail. Your password does not change.',
      ],
      action: 'Choose a new password',
    },
    invitation: {
      subject: 'Your account at {firm}',
      paragraphs: [
        'An account was created for you. Choose a password, then sign in with this email address.',
        'The link works once, for seven days.',
      ],
      action: 'Choose a password',
    },
    'former-email': {
      subject: 'The email address of your account is about to change',
      paragraphs: [
        'Please approve the new address below for your account. It changes when both addresses have confirmed. The link works for one day.',
        'If you did not request this, do not approve it, and change your password.',
      ],
      action: 'Approve the new address',
    },
    'new-email': {
      subject: 'Confirm your new email address',
      paragraphs: [
        'Please confirm this address for your account. It changes when both addresses have confirmed. The link works for one day.',
      ],
      action: 'Confirm my new address',
    },
  },
  staffSubjects: {
    'new-inquiry': (subject) => `New inquiry: ${subject}`,
    'inquiry-message': (subject) => `Further message: ${subject}`,
    'new-consultation': (name) => `New consultation request: ${name}`,
    'consultation-moved': (name) => `Consultation moved by the client: ${name}`,
    'consultation-called-off': (name) => `Consultation cancelled by the client: ${name}`,
    'new-order': (project) => `New order: ${project}`,
    'new-account': (name) => `New account: ${name}`,
  },
  openBackOffice: 'Open in the back office',
  notices: {
    'backup-too-old': {
      subject: 'No good backup for more than 48 hours',
      paragraphs: [
        'If the server breaks down now, everything entered since the last good backup is lost.',
        'Open the page Backups, read why the last ones failed, and press “Back up now”.',
      ],
    },
    'disk-low': {
      subject: 'The disk of the server is nearly full',
      paragraphs: [
        'On a full disk the website can store nothing, and no backup is made.',
        'Ask who looks after the server to free some space or to use a larger disk.',
      ],
    },
  },
  none: 'None',
  freeOfNeeded: (free, needed) => `${free} free, ${needed} needed`,
};
