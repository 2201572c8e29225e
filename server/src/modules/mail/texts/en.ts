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
    topic: 'Topic',
    date: 'Date',
    time: 'Time',
    wishedDate: 'Preferred date',
    wishedTime: 'Preferred time',
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
    workingDays: 'Days of work',
    goodUntil: 'Good until',
    total: 'Total of the order',
  },
  languages: { en: 'English', am: 'Amharic', om: 'Afaan Oromo' },
  meetings: { IN_PERSON: 'In person', VIDEO_CALL: 'Video call', PHONE: 'By phone' },
  projectTypes: {
    RESIDENCE: 'Residence',
    COMMERCIAL: 'Commercial',
    HOTEL: 'Hotel',
    MIXED_USE: 'Mixed Use',
    OFFICE: 'Office',
    HOSPITAL: 'Hospital',
    SCHOOL: 'School',
    INDUSTRIAL: 'Industrial',
  },
  callToChange: 'If something has come up, please call us.',
  changeConsultation: 'Move or cancel the consultation',
  changeUntil: (hours) =>
    hours === 0
      ? 'Until it begins you can move or cancel it with the link below, or call us.'
      : `Until ${hours} hours before it begins you can move or cancel it with the link below; after that please call us.`,
  joinCall: 'Join the video call',
  ownRecords: 'See your request or delete your data',
  calendarEntry: (firm) => `Consultation with ${firm}`,
  letters: {
    'inquiry-received': {
      subject: 'We have received your message',
      paragraphs: ['Thank you for contacting us. We will get back to you within 24 hours.'],
    },
    'consultation-requested': {
      subject: 'We have received your consultation request',
      paragraphs: ['Within 24 hours we will confirm the time with you, by phone or email.'],
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
        'We look forward to our conversation. The attached file puts the appointment into your calendar.',
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
      paragraphs: ['Your consultation takes place soon. Here is once more when and how.'],
    },
    'own-records-link': {
      subject: 'What you sent us, on one page',
      paragraphs: [
        'Somebody asked for a link to what was sent to us from this address: inquiries, consultations and orders.',
        'With it you see, answer, export or delete all of it. It works for one hour. If you did not ask for it, you need not do anything.',
      ],
      action: 'Open my page',
    },
    'order-received': {
      subject: 'We have received your order',
      paragraphs: [
        "We'll contact you within 24 hours to confirm details and payment.",
        'With the tracking code you can see at any time how far your order is.',
      ],
      action: 'Track your order',
    },
    'payment-verified': {
      subject: 'Your payment is verified',
      paragraphs: [
        'We have received your payment. Thank you.',
        'Where you follow your order you see what comes next.',
      ],
      action: 'Track your order',
    },
    'payment-rejected': {
      subject: 'We could not verify your payment',
      paragraphs: [
        'We could not find your payment by the reference that you entered; the reason is below.',
        'Please enter the reference of your receipt again, or call us.',
      ],
      action: 'Enter another reference',
    },
    'price-agreed': {
      subject: 'The price of your order',
      paragraphs: [
        'The price that we agreed on is entered in your order.',
        'Where you follow your order you find the pro-forma, and can tell us by which transfer you paid.',
      ],
      action: 'Track your order',
    },
    'change-quoted': {
      subject: 'Our quote for your change',
      paragraphs: [
        'You asked us to change the design that you ordered. Here is what it costs and how long it takes.',
        'Where you follow your order you can accept the quote or withdraw your request.',
      ],
      action: 'Read and answer the quote',
    },
    'change-declined': {
      subject: 'About the change that you asked for',
      paragraphs: [
        'We cannot make the change of your design that you asked for; our answer is below. Your order stays as it is.',
        'You can ask for another change where you follow your order, or call us.',
      ],
      action: 'Track your order',
    },
    'change-accepted': {
      subject: 'Your change is agreed',
      paragraphs: [
        'You have accepted our quote. Its price is part of your order now.',
        'Where you follow your order you find the pro-forma with the new total.',
      ],
      action: 'Track your order',
    },
    'change-ordered': {
      subject: 'Your change is an order of its own',
      paragraphs: [
        'You have accepted our quote. As you reported the payment of your design before, the change is an order of its own.',
        'It has a tracking code of its own, by which you find its pro-forma and follow it.',
      ],
      action: 'Track the change',
    },
    'account-welcome': {
      subject: 'Welcome to {firm}',
      paragraphs: [
        'Your account is ready. Once you are logged in you can rate our projects.',
        'Please confirm your email address: from then on your ratings count.',
      ],
      action: 'Confirm my address',
    },
    'email-confirmation': {
      subject: 'Confirm your email address',
      paragraphs: ['Please confirm that this is your email address. The link is good for seven days.'],
      action: 'Confirm my address',
    },
    'password-link': {
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody, most likely you, asked for a new password. The link is good once, for 30 minutes.',
        'If it was not you, leave this mail as it is: your password stays.',
      ],
      action: 'Choose a new password',
    },
    invitation: {
      subject: 'Your account at {firm}',
      paragraphs: [
        'An account was made for you. Choose a password, and you can sign in with this email address.',
        'The link is good once, for seven days.',
      ],
      action: 'Choose a password',
    },
    'former-email': {
      subject: 'Your account is to have another email address',
      paragraphs: [
        'Please agree that your account is to have the address below. It changes once both addresses have agreed; the link is good for a day.',
        'If you did not ask for it, do not agree, and change your password.',
      ],
      action: 'Agree to the new address',
    },
    'new-email': {
      subject: 'Confirm your new email address',
      paragraphs: [
        'Please confirm that this is to be the email address of your account. It changes once both addresses have agreed; the link is good for a day.',
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
};
