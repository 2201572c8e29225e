import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { BackupsService } from '../../src/modules/backups/backups.module.js';
import { ContactInquiry } from '../../src/modules/inquiries/inquiries.module.js';
import { MailQueue } from '../../src/modules/mail/mail-queue.js';
import { MailStatus } from '../../src/modules/mail/mail-status.enum.js';
import { OutboxMail } from '../../src/modules/mail/outbox-mail.entity.js';
import { addStandardServices } from '../../src/modules/services/services.module.js';
import type { TenderPackDto } from '../../src/modules/tender-packs/dto/tender-pack.dto.js';
import { PackFilesService } from '../../src/modules/tender-packs/pack-files.service.js';
import { readExamples } from '../../src/openapi-examples.js';
import { Build, testPassword, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { openApiDocument } from '../support/answer-checker.js';
import { CacheWatch, type Seen } from '../support/cache-watch.js';
import { checkSearch } from '../support/check-search.js';
import { claimMail } from '../support/claim-mail.js';
import { steady, writeExamples } from '../support/example-book.js';
import { mailsTo, mailsWhere, tokenIn } from '../support/links-by-mail.js';
import { TestApp } from '../support/test-app.js';
import { waitFor } from '../support/wait-for.js';

// One story through the whole API. What its calls send and are answered are the examples of the document, so they
// stay true; `npm run examples` writes them anew.

/** An operation, with what to call it by. */
interface Step {
  as?: 'staff' | 'visitor';
  call: string;
  body?: unknown;
  /** What staff must have done before. */
  after?: string;
  /** What must have happened before. */
  before?: () => Promise<unknown>;
  /** Sent instead of the body, which the document then shows in its place. */
  form?: () => Promise<FormData>;
}

const sessionId = 'k3v9x2m7q1w8';
const day = upcomingDay(2);
const request = {
  clientName: 'Selam Demo',
  clientEmail: 'selam@mail.example',
  clientPhone: '+251 900 000 003',
  type: 'INITIAL',
  topic: 'Residence Design',
  preferredDate: day,
  preferredTime: '10:00',
  meetingType: 'PHONE',
};
const projectsCsv =
  'id,title,description,location,contractValue,contractCurrency\n1,Entoto House,A stone house.,Entoto,4500000,ETB\n';
const csv =
  'title,description,longDescription,duration\nSoil Survey,What lies under a plot.,Borings and a report.,1-2 weeks\n';
const house = {
  title: 'Ridge House',
  description: 'A stone house on the slope of Entoto.',
  location: 'Entoto, Addis Ababa',
  type: 'RESIDENCE',
  status: 'COMPLETED',
  year: '2024',
  isForSale: true,
  price: 420_000,
  packageContents: 'Plans, sections and details, and a bill of quantities.',
  licenceText: 'For one house on one plot.',
};

const image = () => picture(1200, 800, 'jpeg');

/** Records that are a list and a form: how they are called in operation ids, and what is made and changed. */
interface SimpleResource {
  path: string;
  one: string;
  many: string;
  body: object;
  change: object;
  /** Staff put them in order. */
  isOrdered?: boolean;
  hasImage?: boolean;
}

const simpleResources: SimpleResource[] = [
  {
    ...{ path: 'team', one: 'TeamMember', many: 'Team', isOrdered: true, hasImage: true },
    body: { name: 'Rahel Demo', title: 'Architect', bio: 'Rahel designs rooms and gardens together.' },
    change: { title: 'Partner' },
  },
  {
    ...{ path: 'testimonials', one: 'Testimonial', many: 'Testimonials', isOrdered: true, hasImage: true },
    body: {
      ...{ name: 'Almaz Demo', position: 'Owner', company: 'Ridge House' },
      ...{ content: 'In two cold seasons we have hardly used a heater.', rating: 4 },
    },
    change: { rating: 5 },
  },
  {
    ...{ path: 'awards', one: 'Award', many: 'Awards' },
    body: {
      ...{ title: 'House of the Year', year: '2024', organisation: 'Union of Ethiopian Architects' },
      ...{ link: 'https://awards.example/2024', projectId: 1 },
    },
    change: { year: '2025' },
  },
];

function keptSteps({ path, one, many, body, change, isOrdered, hasImage }: SimpleResource) {
  const withImage = async () => form(stringly(body), [['image', await image(), 'picture.jpg']]);
  return {
    [`create${one}`]: { ...staff(`POST /${path}`), body, ...(hasImage && { form: withImage }) },
    [`update${one}`]: { ...staff(`PUT /${path}/1`), body: { ...change, version: 1 } },
    ...(isOrdered && { [`reorder${many}`]: { ...staff(`PUT /${path}/order`), body: { ids: [1] } } }),
    [`list${many}`]: { call: `GET /${path}` },
    [`listStaff${many}`]: staff(`GET /${path}/admin`),
    [`getStaff${one}`]: staff(`GET /${path}/admin/1`),
  };
}

function trashSteps({ path, one }: SimpleResource) {
  return {
    [`delete${one}`]: staff(`DELETE /${path}/1`),
    [`restore${one}`]: staff(`POST /${path}/1/restore`),
  };
}

const staff = (call: string): Step => ({ as: 'staff', call });

function stepsOf(
  resources: SimpleResource[],
  steps: (resource: SimpleResource) => Record<string, Step>,
): Record<string, Step> {
  return Object.assign({}, ...resources.map(steps)) as Record<string, Step>;
}

const story: Record<string, Step> = {
  checkLive: { call: 'GET /health/live' },
  checkReady: { call: 'GET /health/ready' },
  signUp: {
    call: 'POST /auth/signup',
    body: { name: 'Liya Demo', email: 'liya@mail.example', password: testPassword, address: 'Bole' },
  },
  login: { call: 'POST /auth/login', body: { email: 'liya@mail.example', password: testPassword } },
  getProfile: { as: 'visitor', call: 'GET /auth/profile' },
  sendConfirmation: { as: 'visitor', call: 'POST /auth/confirmation-mail' },
  confirmEmail: { call: 'POST /auth/confirm-email', body: { token: '{token}' }, before: openNewestLetter },
  changeEmail: {
    as: 'visitor',
    call: 'POST /auth/email/change',
    body: { newEmail: 'liya.demo@mail.example', currentPassword: testPassword },
  },
  getEmail: { as: 'visitor', call: 'GET /auth/email' },
  withdrawEmailChange: { as: 'visitor', call: 'DELETE /auth/email/change' },
  listSessions: { as: 'visitor', call: 'GET /auth/sessions' },
  endSession: { as: 'visitor', call: 'DELETE /auth/sessions/{session}' },
  endOtherSessions: { as: 'visitor', call: 'DELETE /auth/sessions' },
  updateProfile: {
    as: 'visitor',
    call: 'PUT /auth/profile',
    body: { name: 'Liya Demo', address: 'Kazanchis', version: 1 },
  },
  trackVisitor: {
    call: 'POST /visitors/track',
    body: { sessionId, pageUrl: 'https://firm.example/projects', userAgent: 'Mozilla/5.0' },
  },
  sendHeartbeat: { call: 'POST /visitors/heartbeat', body: { sessionId } },
  countView: {
    call: 'POST /visitors/views',
    body: { path: '/projects', language: 'en', begins: true, referrer: 'https://search.example/' },
  },
  getRealtimeVisitors: { as: 'staff', call: 'GET /visitors/realtime' },
  getSettings: { call: 'GET /settings' },
  getStaffSettings: { as: 'staff', call: 'GET /settings/admin' },
  updateSettings: {
    as: 'staff',
    call: 'PUT /settings',
    body: { supportPhone: '+251 900 000 009', version: 1 },
  },
  updateOfficeHours: {
    as: 'staff',
    call: 'PUT /settings/office-hours',
    body: {
      week: { saturday: { opens: '09:00', closes: '13:00' } },
      days: [{ day: '2027-03-10', holiday: 'EID_AL_FITR' }],
      version: 1,
    },
  },
  getOfficeHours: { call: 'GET /settings/office-hours?from=2027-01-01&to=2027-03-31' },
  getStaffOfficeHours: { as: 'staff', call: 'GET /settings/office-hours/admin' },
  listHolidays: { as: 'staff', call: 'GET /settings/office-hours/holidays?from=2027-01-01&to=2027-06-30' },

  uploadPicture: {
    as: 'staff',
    call: 'POST /pictures',
    body: { image: ['terrace.jpg'] },
    form: async () => form({}, [['image', await image(), 'terrace.jpg']]),
  },
  listPictures: { as: 'staff', call: 'GET /pictures?search=terrace' },
  updatePicture: {
    as: 'staff',
    call: 'PUT /pictures/1',
    body: {
      kind: 'PHOTO',
      alt: 'A terrace in the evening',
      widthMetres: null,
      translations: { am: 'ምሽት ላይ ያለ እርከን' },
      focalX: 0.4,
      focalY: 0.7,
      version: 1,
    },
  },
  replacePicture: {
    as: 'staff',
    call: 'POST /pictures/1/replace',
    body: { image: ['terrace-2.jpg'], version: 2 },
    form: async () => form({ version: '2' }, [['image', await image(), 'terrace-2.jpg']]),
  },
  getPicture: { as: 'staff', call: 'GET /pictures/1' },

  createProject: {
    as: 'staff',
    call: 'POST /projects',
    body: house,
    form: async () => form(stringly(house), [['images', await image(), 'front.jpg']]),
  },
  updateProject: { as: 'staff', call: 'PUT /projects/1', body: { featured: true, version: 1 } },
  addProjectImages: {
    as: 'staff',
    call: 'POST /projects/1/images',
    body: { images: ['plan.png'] },
    form: async () => form({}, [['images', await picture(1200, 900, 'png'), 'plan.png']]),
  },
  toggleProjectVisibility: {
    as: 'staff',
    call: 'PATCH /projects/1/toggle-visibility',
    body: { value: true, version: 3 },
  },
  toggleProjectForSale: {
    as: 'staff',
    call: 'PATCH /projects/1/toggle-for-sale',
    body: { value: true, version: 3 },
  },
  countProjectView: { call: 'POST /projects/1/views', body: { sessionId } },
  rateProject: {
    as: 'visitor',
    call: 'POST /projects/1/rate',
    body: { userId: 2, rating: 5, comment: 'Light in every room.' },
  },
  listProjects: { call: 'GET /projects?limit=2' },
  listFeaturedProjects: { call: 'GET /projects/featured' },
  getProjectBySlug: { call: 'GET /projects/slug/ridge-house' },
  getRelatedProjects: { call: 'GET /projects/slug/ridge-house/related' },
  getProjectSheet: { call: 'GET /projects/slug/ridge-house/sheet.pdf?language=am' },
  getProject: { call: 'GET /projects/1' },
  listStaffProjects: { as: 'staff', call: 'GET /projects/admin?limit=2' },
  getStaffProject: { as: 'staff', call: 'GET /projects/admin/1' },
  getProjectStats: { call: 'GET /projects/stats' },
  getProjectFacets: { call: 'GET /projects/facets?type=RESIDENCE' },
  getStaffProjectStats: { as: 'staff', call: 'GET /projects/admin/stats' },
  getTranslation: { as: 'staff', call: 'GET /translations/project/1/am' },
  saveTranslation: {
    as: 'staff',
    call: 'PUT /translations/project/1/am',
    body: {
      texts: [{ field: 'title', text: 'የተራራ ቤት', fingerprint: '4903cae04479a3b33ebdf50ee91cacc4' }],
      published: true,
      version: 0,
    },
  },
  listTranslations: { as: 'staff', call: 'GET /translations?language=am' },
  getTranslationProgress: { as: 'staff', call: 'GET /translations/progress' },
  exportProjects: { as: 'staff', call: 'GET /projects/export' },
  importProjects: {
    as: 'staff',
    call: 'POST /projects/import',
    body: { dryRun: true, file: projectsCsv },
    form: async () => form({ dryRun: 'true' }, [['file', Buffer.from(projectsCsv), 'projects.csv']]),
  },

  createService: {
    as: 'staff',
    call: 'POST /services',
    body: {
      title: 'Surveying',
      description: 'Where the land lies.',
      longDescription: 'Levels, borders and trees.',
      duration: '1-2 weeks',
      features: ['Levels', 'Borders'],
      process: ['Visit', 'Drawing'],
      benefits: ['No surprises'],
    },
  },
  updateService: { as: 'staff', call: 'PUT /services/1', body: { duration: '2-3 weeks', version: 1 } },
  toggleServiceStatus: {
    as: 'staff',
    call: 'PATCH /services/1/toggle-status',
    body: { value: true, version: 2 },
  },
  importServices: {
    as: 'staff',
    call: 'POST /services/import',
    body: { dryRun: true, file: csv },
    form: async () => form({ dryRun: 'true' }, [['file', Buffer.from(csv), 'services.csv']]),
  },
  updateSiteCopy: {
    as: 'staff',
    call: 'PUT /site-copy',
    body: {
      heroHeadline: 'Houses for the highlands',
      figureValues: ['15', '500+'],
      figureLabels: ['years of experience', 'projects completed'],
      version: 1,
    },
  },
  getSiteCopy: { call: 'GET /site-copy' },
  getStaffSiteCopy: { as: 'staff', call: 'GET /site-copy/admin' },
  ...stepsOf(simpleResources, keptSteps),
  createTenderPack: {
    as: 'staff',
    call: 'POST /tender-packs',
    body: {
      ...{ title: 'Primary school, Adama', intro: 'Our references.', template: 'REFERENCES' },
      ...{ languages: ['en', 'am'], projectIds: [1], personIds: [] },
    },
  },
  previewTenderPack: {
    as: 'staff',
    call: 'POST /tender-packs/preview',
    body: { title: 'Primary school, Adama', template: 'PROFILE' },
  },
  updateTenderPack: { as: 'staff', call: 'PUT /tender-packs/1', body: { template: 'PORTFOLIO', version: 1 } },
  listTenderPacks: { as: 'staff', call: 'GET /tender-packs' },
  getTenderPack: { as: 'staff', call: 'GET /tender-packs/1' },
  listPackChanges: { as: 'staff', call: 'GET /tender-packs/1/changes' },
  updatePackFacts: { as: 'staff', call: 'PUT /tender-packs/1/facts', body: { version: 2 } },
  makePackFile: { as: 'staff', call: 'POST /tender-packs/1/files', body: { format: 'PDF' } },
  downloadPackFile: {
    as: 'staff',
    call: 'GET /tender-packs/1/files/{packFile}',
    before: () => app.nest.get(PackFilesService).makeWaiting(),
  },
  createPackLink: {
    as: 'staff',
    call: 'POST /tender-packs/1/links',
    body: { until: day, password: 'Zenbaba7' },
  },
  listPackLinks: { as: 'staff', call: 'GET /tender-packs/1/links' },
  revokePackLink: { as: 'staff', call: 'DELETE /tender-packs/links/{packLink}' },
  deleteTenderPack: { as: 'staff', call: 'DELETE /tender-packs/1' },
  restoreTenderPack: { as: 'staff', call: 'POST /tender-packs/1/restore' },
  listServices: { call: 'GET /services?page=1&limit=10&isActive=true' },
  getService: { call: 'GET /services/1' },
  listStaffServices: { as: 'staff', call: 'GET /services/admin?limit=2' },
  getStaffService: { as: 'staff', call: 'GET /services/admin/1' },
  listStandardServices: { call: 'GET /services/standard', before: addStandard },
  getStandardService: { call: 'GET /services/standard/hotel' },
  listStaffStandardServices: { as: 'staff', call: 'GET /services/admin/standard' },
  reorderStandardServices: {
    as: 'staff',
    call: 'PUT /services/standard/order',
    body: { ids: [11, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  },
  exportServices: { as: 'staff', call: 'GET /services/export' },

  createPost: {
    as: 'staff',
    call: 'POST /blog',
    body: {
      title: 'Building with stone',
      excerpt: 'What a wall of stone does in Addis Ababa.',
      content: '## Walls\n\nThick, and cool at noon.',
      category: 'Design',
      tags: ['stone', 'climate'],
      readTime: 4,
    },
  },
  updatePost: { as: 'staff', call: 'PUT /blog/1', body: { status: 'PUBLISHED', version: 1 } },
  listPublicPosts: { call: 'GET /blog/public?page=1&limit=3&sortBy=publishedAt&sortOrder=desc' },
  getPublicPost: { call: 'GET /blog/public/building-with-stone' },
  listPosts: { as: 'staff', call: 'GET /blog?status=PUBLISHED' },
  getPost: { as: 'staff', call: 'GET /blog/1' },
  getBlogStats: { as: 'staff', call: 'GET /blog/admin/stats' },
  exportPosts: { as: 'staff', call: 'GET /blog/export' },
  listRevisions: { as: 'staff', call: 'GET /revisions/service/1' },
  getRevision: { as: 'staff', call: 'GET /revisions/service/1/1' },
  restoreRevision: {
    as: 'staff',
    call: 'POST /revisions/service/1/1/restore',
    body: { version: 2 },
  },
  saveServiceChanges: { as: 'staff', call: 'PUT /services/1/changes', body: { duration: '2 weeks' } },
  getServiceChanges: { as: 'staff', call: 'GET /services/1/changes' },
  savePublication: {
    as: 'staff',
    call: 'PUT /publications/service/1',
    body: { state: 'SCHEDULED', publishAt: '2099-01-31T09:30:00+03:00', version: 1_000_018 },
  },
  getPublication: { as: 'staff', call: 'GET /publications/service/1' },
  listPublications: { as: 'staff', call: 'GET /publications' },

  createSavedView: {
    as: 'staff',
    call: 'POST /saved-views',
    body: { list: 'ORDERS', name: 'To be confirmed', query: 'status=PENDING&sort=name:asc', isShared: false },
  },
  updateSavedView: { as: 'staff', call: 'PUT /saved-views/1', body: { isShared: true, version: 1 } },
  listSavedViews: { as: 'staff', call: 'GET /saved-views?list=ORDERS' },
  deleteSavedView: { as: 'staff', call: 'DELETE /saved-views/1' },

  createContactInquiry: {
    call: 'POST /contact-inquiries',
    body: {
      name: 'Dawit Demo',
      email: 'dawit@mail.example',
      phone: '+251 900 000 002',
      subject: 'A house in Ayat',
      message: 'We have a plot of 300 m² and would like to build next year.',
      projectType: 'RESIDENCE',
      projectIds: [1],
    },
  },
  listContactInquiries: { as: 'staff', call: 'GET /contact-inquiries?status=NEW' },
  updateContactInquiry: {
    as: 'staff',
    call: 'PUT /contact-inquiries/1',
    body: { status: 'CONTACTED', version: 1 },
  },
  addInquiryNote: {
    as: 'staff',
    call: 'POST /contact-inquiries/1/notes',
    body: { content: 'Called back, visit on Friday.' },
  },
  createReplyTemplate: {
    as: 'staff',
    call: 'POST /reply-templates',
    body: {
      name: 'Invitation to the office',
      subject: 'Your inquiry: {subject}',
      content: 'Dear {name},\n\nthank you for writing to us. Would you like to visit our office?',
      subjectAm: 'ጥያቄዎ፦ {subject}',
      contentAm: 'ውድ {name}፣\n\nስለ ጻፉልን እናመሰግናለን። ቢሯችንን መጎብኘት ይፈልጋሉ?',
    },
  },
  updateReplyTemplate: {
    as: 'staff',
    call: 'PUT /reply-templates/1',
    body: { subject: 'About {subject}', version: 1 },
  },
  getReplyTemplate: { as: 'staff', call: 'GET /reply-templates/1' },
  listReplyTemplates: { as: 'staff', call: 'GET /reply-templates' },
  sendInquiryReply: {
    as: 'staff',
    call: 'POST /contact-inquiries/1/replies',
    body: {
      subject: 'About A house in Ayat',
      content: 'Dear Dawit Demo,\n\nthank you for writing to us. Would you like to visit our office?',
      status: 'IN_PROGRESS',
      version: 2,
    },
  },
  getContactInquiry: { as: 'staff', call: 'GET /contact-inquiries/1' },
  listInquiryOwners: { as: 'staff', call: 'GET /contact-inquiries/owners' },
  getContactInquiryStats: { as: 'staff', call: 'GET /contact-inquiries/stats' },
  exportContactInquiries: { as: 'staff', call: 'GET /contact-inquiries/export' },

  getConsultationAvailability: { call: `GET /consultations/availability?date=${day}` },
  uploadVisitorPart: {
    call: 'PUT /visitor-uploads/8b1f6c0e-3d52-4c7a-8e94-5a2d7b9c1f30/parts/0',
    body: { part: '0\nEOF\n' },
    form: () => Promise.resolve(form({}, [['part', Buffer.from('0\nEOF\n'), 'part']])),
  },
  getVisitorUpload: { call: 'GET /visitor-uploads/8b1f6c0e-3d52-4c7a-8e94-5a2d7b9c1f30' },
  deleteVisitorUpload: { call: 'DELETE /visitor-uploads/8b1f6c0e-3d52-4c7a-8e94-5a2d7b9c1f30' },
  requestConsultation: {
    call: 'POST /consultations',
    body: { ...request, attachments: ['plot.png'] },
    form: async () => form(request, [['attachments', await picture(1200, 900, 'png'), 'plot.png']]),
  },
  listAttachments: { as: 'staff', call: 'GET /attachments/consultation/1' },
  getAttachmentPreview: { as: 'staff', call: 'GET /attachments/1/preview' },
  downloadAttachment: { as: 'staff', call: 'GET /attachments/1/file' },
  confirmOwnConsultation: {
    call: 'POST /consultations/own/confirm',
    body: { token: '{token}' },
    before: openNewestLetterTo('selam@mail.example'),
  },
  updateConsultation: {
    as: 'staff',
    call: 'PUT /consultations/1',
    body: { status: 'SCHEDULED', duration: 60, version: 1 },
  },
  listConsultations: { as: 'staff', call: 'GET /consultations?status=SCHEDULED' },
  listConsultationsOfMonth: {
    as: 'staff',
    call: `GET /consultations/calendar?year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}`,
  },
  listUpcomingConsultations: { as: 'staff', call: 'GET /consultations/upcoming' },
  getConsultation: { as: 'staff', call: 'GET /consultations/1' },
  getConsultationStats: { as: 'staff', call: 'GET /consultations/stats' },
  getConsultationCalendarFile: { as: 'staff', call: 'GET /consultations/1/calendar.ics' },
  exportConsultations: { as: 'staff', call: 'GET /consultations/export' },

  createDesignOrder: {
    call: 'POST /design-orders',
    body: {
      name: 'Bethlehem Demo',
      email: 'bethlehem@mail.example',
      phone: '+251 900 000 004',
      address: 'Hawassa',
      projectId: 1,
    },
  },
  trackDesignOrder: { call: 'GET /design-orders/track/{code}' },
  requestOrderChange: {
    call: 'POST /design-orders/track/{code}/changes',
    body: { description: 'We need one more bedroom beside the kitchen.' },
  },
  quoteOrderChange: {
    as: 'staff',
    call: 'PUT /design-orders/changes/1/quote',
    body: {
      ...{ amount: 85_000, workingDays: 12, goodUntil: '2099-12-31', version: 1 },
      answer: 'With new drawings of the ground floor and its structure.',
    },
  },
  decideOrderChange: {
    call: 'POST /design-orders/track/{code}/changes/decision',
    body: { decision: 'ACCEPTED', answeredAt: '{quoted}' },
  },
  listOrderChanges: { as: 'staff', call: 'GET /design-orders/1/changes' },
  declineOrderChange: {
    as: 'staff',
    call: 'PUT /design-orders/changes/2/decline',
    body: { answer: 'The plot has no room for it.', version: 1 },
    before: askForAnotherChange,
  },
  agreeDesignOrderPrice: {
    as: 'staff',
    call: 'PUT /design-orders/1/price',
    body: { price: 4_500_000, version: 2 },
    before: sellOnRequest,
  },
  submitDesignOrderPayment: {
    call: 'POST /design-orders/track/{code}/payment',
    body: { provider: 'CBE', reference: 'FT26328K9PQR' },
  },
  decideDesignOrderPayment: {
    as: 'staff',
    call: 'PUT /design-orders/1/payment',
    body: { decision: 'VERIFIED', version: 4 },
  },
  updateDesignOrder: { as: 'staff', call: 'PUT /design-orders/1', body: { status: 'CONFIRMED', version: 5 } },
  getProForma: { call: 'GET /design-orders/track/{code}/pro-forma.pdf' },
  getStaffProForma: { as: 'staff', call: 'GET /design-orders/1/pro-forma.pdf' },
  addDesignFile: {
    as: 'staff',
    call: 'POST /design-files/project/1',
    body: { file: 'ground-floor.dxf' },
    form: () => Promise.resolve(form({}, [['file', Buffer.from('0\nEOF\n'), 'ground-floor.dxf']])),
  },
  uploadPart: {
    as: 'staff',
    call: 'PUT /uploads/4d7c1a52-8f0e-4b8e-9c1d-2f6b3a5e7d90/parts/0',
    body: { part: '0\nEOF\n' },
    form: () => Promise.resolve(form({}, [['part', Buffer.from('0\nEOF\n'), 'part']])),
  },
  getUpload: { as: 'staff', call: 'GET /uploads/4d7c1a52-8f0e-4b8e-9c1d-2f6b3a5e7d90' },
  deleteUpload: { as: 'staff', call: 'DELETE /uploads/4d7c1a52-8f0e-4b8e-9c1d-2f6b3a5e7d90' },
  listDesignFiles: { as: 'staff', call: 'GET /design-files/project/1' },
  addOrderFile: {
    as: 'staff',
    call: 'POST /design-files/order/1',
    body: { file: 'adapted-plan.dxf' },
    form: () => Promise.resolve(form({}, [['file', Buffer.from('0\nEOF\n'), 'adapted-plan.dxf']])),
  },
  listOrderFiles: { as: 'staff', call: 'GET /design-files/order/1' },
  createDownloadLink: { call: 'POST /design-orders/track/{code}/downloads' },
  listDownloadFiles: { call: 'GET /design-orders/downloads/{download}' },
  downloadDesignFile: { call: 'GET /design-orders/downloads/{download}/files/1' },
  deleteDesignFile: { as: 'staff', call: 'DELETE /design-files/1' },
  getLicence: { call: 'GET /design-orders/licences/{licence}' },
  listDesignOrders: { as: 'staff', call: 'GET /design-orders' },
  getDesignOrder: { as: 'staff', call: 'GET /design-orders/1' },
  getDesignOrderStats: { as: 'staff', call: 'GET /design-orders/stats' },
  exportDesignOrders: { as: 'staff', call: 'GET /design-orders/export' },

  createUser: {
    as: 'staff',
    call: 'POST /users',
    body: { name: 'Hana Demo', email: 'hana@firm.example', password: testPassword, role: 'USER' },
  },
  inviteUser: {
    as: 'staff',
    call: 'POST /users/invitations',
    body: { name: 'Selam Demo', email: 'selam@firm.example', role: 'EDITOR' },
  },
  inviteUserAgain: { as: 'staff', call: 'POST /users/4/invitation' },
  requestPasswordReset: { call: 'POST /auth/forgot-password', body: { email: 'selam@firm.example' } },
  resetPassword: {
    call: 'POST /auth/reset-password',
    body: { token: '{token}', newPassword: 'Another2' },
    before: openNewestLetter,
  },
  endUserSessions: { as: 'staff', call: 'DELETE /users/4/sessions' },
  removeUserSecondFactor: { as: 'staff', call: 'DELETE /users/4/second-factor' },
  updateUser: { as: 'staff', call: 'PUT /users/3', body: { name: 'Hana B. Demo', version: 1 } },
  toggleUserStatus: { as: 'staff', call: 'PATCH /users/3/toggle-status', body: { value: false, version: 2 } },
  listUsers: { as: 'staff', call: 'GET /users?limit=2' },
  getUser: { as: 'staff', call: 'GET /users/3' },
  getUserStats: { as: 'staff', call: 'GET /users/stats' },
  listUserOpenWork: { as: 'staff', call: 'GET /users/1/open-work' },
  handOverUserWork: { as: 'staff', call: 'POST /users/3/hand-over', body: { successorId: null } },
  listUserActivity: { as: 'staff', call: 'GET /users/2/activity' },
  exportUsers: { as: 'staff', call: 'GET /users/export' },

  getDashboardOverview: { as: 'staff', call: 'GET /dashboard/overview' },
  getStatistics: { as: 'staff', call: 'GET /dashboard/figures?from=2026-11-01&to=2026-11-02' },
  exportStatistics: {
    as: 'staff',
    call: 'GET /dashboard/figures/export?of=days&from=2026-11-01&to=2026-11-02',
  },
  searchRecords: { as: 'staff', call: 'GET /search?q=house' },
  // Words that only the records of this story hold, whether the public client is built or not.
  searchSite: { call: `GET /site-search?q=${encodeURIComponent('ridge እንጦጦ')}` },
  listActivity: { as: 'staff', call: 'GET /activity?limit=2' },
  listNotifications: { as: 'staff', call: 'GET /notifications?unread=true' },
  markNotificationRead: { as: 'staff', call: 'PATCH /notifications/1/read' },
  createStreamTicket: { as: 'staff', call: 'POST /notifications/stream-ticket' },
  streamNotifications: { call: 'GET /notifications/stream?ticket={ticket}' },
  retryMails: {
    as: 'staff',
    call: 'POST /notifications/9/retry-mails',
    before: refuseOldestMail,
  },
  markAllNotificationsRead: { as: 'staff', call: 'POST /notifications/read-all' },

  createPreviewLink: { as: 'staff', call: 'POST /preview-links/project/1' },
  getPreview: { call: 'GET /previews/{preview}' },
  listPreviewLinks: { as: 'staff', call: 'GET /preview-links/project/1' },
  revokePreviewLink: { as: 'staff', call: 'DELETE /preview-links/{previewLink}' },
  saveProjectChanges: {
    as: 'staff',
    call: 'PUT /projects/1/changes',
    body: { title: 'Stone House on the Ridge' },
  },
  getProjectChanges: { as: 'staff', call: 'GET /projects/1/changes' },
  savePostChanges: { as: 'staff', call: 'PUT /blog/1/changes', body: { title: 'Building with more stone' } },
  getPostChanges: { as: 'staff', call: 'GET /blog/1/changes' },
  discardChanges: { as: 'staff', call: 'DELETE /publications/post/1/changes/1000021' },
  deletePost: { as: 'staff', call: 'DELETE /blog/1' },
  restorePost: { as: 'staff', call: 'POST /blog/1/restore' },
  restorePicture: {
    as: 'staff',
    call: 'POST /pictures/1/restore',
    after: 'DELETE /pictures/1',
  },
  deletePicture: { as: 'staff', call: 'DELETE /pictures/1' },
  restoreService: { as: 'staff', call: 'POST /services/1/restore', after: 'DELETE /services/1' },
  deleteService: { as: 'staff', call: 'DELETE /services/1' },
  ...stepsOf(simpleResources, trashSteps),
  deleteFromTrash: { as: 'staff', call: 'DELETE /bin/service/1' },
  retryInquiryMails: {
    as: 'staff',
    call: 'POST /contact-inquiries/1/retry-mails',
    before: refuseReply,
  },
  mergeContactInquiry: {
    as: 'staff',
    call: 'POST /contact-inquiries/{twin}/merge',
    body: { intoId: 1, version: 1 },
    before: sendAgain,
  },
  unmergeContactInquiry: {
    as: 'staff',
    call: 'POST /contact-inquiries/{twin}/unmerge',
    body: { version: 2 },
  },
  deleteReplyTemplate: { as: 'staff', call: 'DELETE /reply-templates/1' },
  deleteContactInquiry: { as: 'staff', call: 'DELETE /contact-inquiries/1' },
  restoreContactInquiry: { as: 'staff', call: 'POST /contact-inquiries/1/restore' },
  deleteConsultation: { as: 'staff', call: 'DELETE /consultations/1' },
  restoreConsultation: { as: 'staff', call: 'POST /consultations/1/restore' },
  createCalendarFeed: { as: 'staff', call: 'POST /consultations/feed' },
  getCalendarFeed: { as: 'staff', call: 'GET /consultations/feed' },
  readCalendar: { call: 'GET /calendars/{calendar}' },
  revokeCalendarFeed: { as: 'staff', call: 'DELETE /consultations/feed' },
  getConsultationTimes: { as: 'staff', call: `GET /consultations/1/times?date=${day}` },
  getConsultationRules: { as: 'staff', call: 'GET /consultations/rules' },
  updateConsultationRules: {
    as: 'staff',
    call: 'PUT /consultations/rules',
    body: { changeUntilHours: 12, bufferMinutes: 30, noticeHours: 4, holdHours: 16, version: 1 },
  },
  getOwnConsultation: {
    call: 'POST /consultations/own',
    body: { token: '{token}' },
    before: openNewestLetterTo('selam@mail.example'),
  },
  getOwnConsultationTimes: { call: 'POST /consultations/own/times', body: { token: '{token}', date: day } },
  moveOwnConsultation: {
    call: 'POST /consultations/own/move',
    body: { token: '{token}', date: day, time: '14:00' },
  },
  sendConsultationLink: { call: 'POST /consultations/own/new-link', body: { email: 'selam@mail.example' } },
  cancelOwnConsultation: {
    call: 'POST /consultations/own/cancel',
    body: { token: '{token}' },
    before: openNewestLetterTo('selam@mail.example'),
  },
  sendMyRequestsLink: { call: 'POST /my-requests/new-link', body: { email: 'dawit@mail.example' } },
  listMyRequests: {
    call: 'POST /my-requests',
    body: { token: '{ownToken}' },
    before: openNewestLetterTo('dawit@mail.example'),
  },
  writeToOwnInquiry: {
    call: 'POST /my-requests/messages',
    body: { token: '{ownToken}', inquiryId: 1, message: 'There is a second plot, too.' },
  },
  exportMyRequests: { call: 'POST /my-requests/export', body: { token: '{ownToken}' } },
  openMyRequests: {
    call: 'POST /my-requests/open',
    body: { code: '{inquiryCode}', digits: '0002' },
    before: readInquiryCode,
  },
  createOwnConsultationLink: {
    call: 'POST /my-requests/consultation-link',
    body: { token: '{ownToken}', consultationId: 1 },
    before: openNewestLetterTo('selam@mail.example'),
  },
  createConsultant: {
    as: 'staff',
    call: 'POST /consultants',
    body: {
      name: 'Selam Bekele',
      title: 'Architect',
      email: 'selam.bekele@office.example',
      week: { monday: { opens: '09:00', closes: '13:00' }, thursday: { opens: '13:00', closes: '18:00' } },
      away: [{ from: day, to: day, reason: 'Leave' }],
    },
  },
  listConsultants: { as: 'staff', call: 'GET /consultants' },
  getConsultant: { as: 'staff', call: 'GET /consultants/1' },
  updateConsultant: { as: 'staff', call: 'PUT /consultants/1', body: { week: null, away: [], version: 1 } },
  createConsultantFeed: { as: 'staff', call: 'POST /consultants/1/feed' },
  getConsultantFeed: { as: 'staff', call: 'GET /consultants/1/feed' },
  revokeConsultantFeed: { as: 'staff', call: 'DELETE /consultants/1/feed' },
  deleteConsultant: { as: 'staff', call: 'DELETE /consultants/1' },
  restoreConsultant: { as: 'staff', call: 'POST /consultants/1/restore' },
  deleteProject: { as: 'staff', call: 'DELETE /projects/1' },
  restoreProject: { as: 'staff', call: 'POST /projects/1/restore' },
  deleteProjects: { as: 'staff', call: 'POST /projects/bulk-delete', body: { ids: [1, 99] } },
  deleteDesignOrder: { as: 'staff', call: 'DELETE /design-orders/1' },
  listTrash: { as: 'staff', call: 'GET /bin' },
  restoreDesignOrder: { as: 'staff', call: 'POST /design-orders/1/restore' },
  deleteUser: { as: 'staff', call: 'DELETE /users/3?source=ADMIN' },
  getPerson: { as: 'staff', call: 'GET /people/inquiry/1' },
  getPersonTimeline: { as: 'staff', call: 'GET /people/inquiry/1/timeline?limit=3' },
  erasePerson: {
    as: 'staff',
    call: 'POST /people/inquiry/1/erase',
    body: { state: '{state}', records: [{ kind: 'inquiry', id: 1 }] },
  },
  deleteMyRequests: {
    call: 'POST /my-requests/erase',
    body: { token: '{ownToken}', count: 1 },
    before: openByCode,
  },

  beginSecondFactor: {
    as: 'visitor',
    call: 'POST /auth/second-factor',
    body: { currentPassword: testPassword },
  },
  confirmSecondFactor: {
    as: 'visitor',
    call: 'PUT /auth/second-factor',
    body: { code: '{code6}' },
    before: readCode,
  },
  getSecondFactor: { as: 'visitor', call: 'GET /auth/second-factor' },
  replaceRecoveryCodes: {
    as: 'visitor',
    call: 'POST /auth/second-factor/recovery-codes',
    body: { currentPassword: testPassword },
  },
  removeSecondFactor: {
    as: 'visitor',
    call: 'POST /auth/second-factor/off',
    body: { currentPassword: testPassword },
  },
  changePassword: {
    as: 'visitor',
    call: 'PUT /auth/change-password',
    body: { currentPassword: testPassword, newPassword: 'Another2' },
  },
  refreshSession: { call: 'POST /auth/refresh', body: { refreshToken: '{refreshToken}' } },
  logout: { as: 'visitor', call: 'POST /auth/logout' },
  createBackup: { as: 'staff', call: 'POST /backups' },
  listBackups: { as: 'staff', call: 'GET /backups', before: untilBackedUp },
  getBackupState: { as: 'staff', call: 'GET /backups/state' },
  downloadBackup: { as: 'staff', call: 'GET /backups/1/file' },
};

/** What a call sent and was answered. */
interface Example {
  request?: unknown;
  answer: unknown;
}

/** The placeholder in a call for something that an earlier answer brought. */
const placeholders = /\{(\w+)\}/g;

let app: TestApp;
const examples: Record<string, Example> = {};
/** What each call did to cached content. */
const seen: Record<string, Seen> = {};
/** What earlier answers and letters brought. */
const known: Record<string, string> = {};

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  await build.admin({ name: 'Administrator', email: 'admin@firm.example' });
  await build.settings();
  const tokens = { staff: await tokenOf(app, { email: 'admin@firm.example' }), visitor: '' };
  const cache = new CacheWatch(app.dataSource);
  for (const [operation, step] of Object.entries(story)) {
    await step.before?.();
    if (step.after) await runStep({ as: 'staff', call: step.after }, tokens, known);
    let example: Example;
    seen[operation] = await cache.during(async () => (example = await runStep(step, tokens, known)));
    const { request, answer } = example!;
    const { data } = answer as { data?: Record<string, string> };
    if (operation === 'login') tokens.visitor = data!['accessToken']!;
    if (operation === 'listSessions') known['session'] = sessionToEnd(data as never);
    for (const name of ['trackingCode', 'ticket', 'refreshToken', 'secret', 'state']) {
      if (data?.[name]) known[name === 'trackingCode' ? 'code' : name] = data[name];
    }
    if (operation === 'decideDesignOrderPayment') known['licence'] = data!['licenceCode']!;
    if (operation === 'quoteOrderChange') known['quoted'] = data!['answeredAt']!;
    if (operation === 'createDownloadLink') known['download'] = data!['token']!;
    if (operation === 'createCalendarFeed') known['calendar'] = data!['url']!.replace(/.*\//, '');
    if (operation === 'makePackFile') {
      const [file] = (data as unknown as TenderPackDto).files;
      known['packFile'] = file!.id;
    }
    if (operation === 'createPackLink') known['packLink'] = data!['id']!;
    if (operation === 'createPreviewLink') {
      known['preview'] = data!['path']!.replace('/preview/', '');
      known['previewLink'] = data!['id']!;
    }
    examples[operation] = steady({ ...(request !== undefined && { request }), answer }) as Example;
  }
  if (process.env['WRITE_EXAMPLES']) writeExamples(examples);
  // Every call of the API, one after the other: half a minute where nothing else runs.
}, 300_000);
afterAll(() => app.stop());

async function untilBackedUp(): Promise<void> {
  await waitFor(async () => (await app.nest.get(BackupsService).state()).underWay === null);
}

/** As the start of the server does. */
async function addStandard(): Promise<void> {
  await app.dataSource.transaction(addStandardServices);
}

/** As a reader who clicks the link of a mail. */
async function openNewestLetter(): Promise<void> {
  known['token'] = tokenIn((await mailsWhere(app.dataSource)).at(-1)!);
}

function openNewestLetterTo(recipient: string): () => Promise<void> {
  return async () => {
    const mail = (await mailsTo(app.dataSource, recipient)).at(-1)!;
    known['token'] = tokenIn(mail);
    known['ownToken'] = /\/mine#([\w-]{43})/.exec(mail.text)![1]!;
  };
}

/** What somebody sent who has no link. */
async function openByCode(): Promise<void> {
  const requested = { name: 'Tola Demo', email: 'tola@mail.example', phone: '+251 900 000 005' };
  const sent = { ...requested, subject: 'A school', message: 'For 300 children.' };
  const { data } = await app.post<{ referenceCode: string }>('/contact-inquiries', sent);
  const code = { code: data.referenceCode, digits: '0005' };
  known['ownToken'] = (await app.post<{ token: string }>('/my-requests/open', code)).data.token;
}

/** As a client that waits for an answer. */
async function sendAgain(): Promise<void> {
  const who = { name: 'Dawit Demo', email: 'dawit@mail.example' };
  const sent = { ...who, subject: 'A house in Ayat', message: 'Did you read my message?' };
  const { data } = await app.post<{ id: number }>('/contact-inquiries', sent);
  known['twin'] = String(data.id);
}

async function readInquiryCode(): Promise<void> {
  const { referenceCode } = await app.dataSource.getRepository(ContactInquiry).findOneByOrFail({ id: 1 });
  known['inquiryCode'] = referenceCode!;
}

/** As its buyer does. */
async function askForAnotherChange(): Promise<void> {
  const path = `/design-orders/track/${known['code']}/changes`;
  await app.post(path, { description: 'And a swimming pool on the roof.' });
}

/** As a design is ordered that has no price. */
async function sellOnRequest(): Promise<void> {
  await app.dataSource.query('UPDATE design_orders SET price = NULL WHERE id = 1');
}

/** As an authenticator app does. */
async function readCode(): Promise<void> {
  known['code6'] = new TOTP({ secret: Secret.fromBase32(known['secret']!) }).generate();
  return Promise.resolve();
}

function sessionToEnd(sessions: { id: string; isCurrent: boolean }[]): string {
  return sessions.find(({ isCurrent }) => !isCurrent)!.id;
}

/** As a mail server does that knows no such recipient. */
async function refuseOldestMail(): Promise<void> {
  const queue = app.nest.get(MailQueue);
  const mail = await claimMail(queue);
  await queue.refuse(mail!, '550 5.1.1 No such user');
}

async function refuseReply(): Promise<void> {
  const changes = { status: MailStatus.FAILED, lastError: '550 5.1.1 No such user' };
  await app.dataSource.manager.update(OutboxMail, { kind: 'inquiry-reply' }, changes);
}

async function runStep(
  { as, call, body, form: makeForm }: Step,
  tokens: Record<'staff' | 'visitor', string>,
  known: Record<string, string>,
): Promise<Example> {
  const fill = (text: string) => text.replace(placeholders, (all, name: string) => known[name] ?? all);
  const [method = '', path = ''] = fill(call).split(' ');
  const prefix = path.startsWith('/health') ? '' : '/api/v1';
  const json = body === undefined ? undefined : fill(JSON.stringify(body));
  const payload = makeForm ? await makeForm() : json;
  const response = await fetch(new URL(prefix + path, app.origin), {
    method,
    headers: {
      ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
      ...(as && { Authorization: `Bearer ${tokens[as]}` }),
    },
    ...(payload !== undefined && { body: payload }),
  });
  const type = response.headers.get('content-type') ?? '';
  const isText = /^(text\/|application\/(json|xml))/.test(type);
  // What is no text cannot be shown; what it begins with says what it is.
  const text = (await readText(response)).slice(0, isText ? undefined : 4);
  if (!response.ok) throw new Error(`${call}: ${text}`);
  const isJson = type.startsWith('application/json');
  return {
    request: json && (JSON.parse(json) as unknown),
    answer: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

/** A stream has no end: its first event is enough. */
async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** Fields as a multipart form has them. */
function stringly(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

describe('cached answers', () => {
  it('end with each call that changes what they are made of, and with no other', () => {
    const wrong = Object.entries(seen).filter(([, { changed, raised }]) => changed !== raised);
    expect(wrong).toEqual([]);
    expect(Object.values(seen).filter(({ changed }) => changed).length).toBeGreaterThan(30);
  });
});

describe('the examples of the document', () => {
  const operations = Object.values(openApiDocument.paths).flatMap((methods) =>
    Object.values(methods as unknown as Record<string, { operationId: string }>).map(
      ({ operationId }) => operationId,
    ),
  );

  it('show every operation', () => {
    expect(Object.keys(examples).sort()).toEqual([...operations].sort());
  });

  it('are what really happens', () => {
    const written = readExamples();
    const differing = operations.filter(
      (operation) => !isDeepStrictEqual(written[operation], examples[operation]),
    );
    const only = (all: object) => Object.entries(all).filter(([operation]) => differing.includes(operation));
    // Where it differs and is meant: npm run examples.
    expect(only(written)).toEqual(only(examples));
  });
});

it('leaves no record whose search columns a writer forgot', async () => {
  const { records, stale } = await checkSearch(app);
  expect(stale).toEqual([]);
  for (const [entity, count] of Object.entries(records)) expect([entity, count > 0]).toEqual([entity, true]);
  expect(Object.keys(records)).toHaveLength(8);
});
