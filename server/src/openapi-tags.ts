/** What each group of calls is about, in the order of Swagger UI: first what visitors use, then what staff do. */
export const tags: Record<string, string> = {
  auth: 'Sign up, sign in, renew a session and end it; the account that is signed in.',
  projects: 'The portfolio: visitors see what is public, rate it and are counted; staff keep it.',
  services:
    'What the firm offers: its ten standard services and those beside them; staff keep both, as CSV too.',
  team: 'The people whom the firm presents on its page about itself; staff keep them and their order.',
  consultants:
    'Those who meet clients: their own hours, the days on which they are away, and a calendar feed each.',
  awards:
    'Awards of the firm and of its projects, for the About page and the pages of projects; staff keep them.',
  testimonials: 'What clients say of the firm, for the home page; staff keep it and its order.',
  blog: 'Articles: visitors read what is published under `/blog/public`, staff write under `/blog`.',
  'contact-inquiries': 'What visitors write to the firm, and what becomes of it.',
  'reply-templates': 'The texts that staff answer inquiries with, in three languages.',
  consultations: 'Booking of consultations, free times, and the calendar in which staff arrange them.',
  'own-records': 'What the office has of somebody without an account, for themselves.',
  'design-orders': 'Orders of ready-made designs, and the code by which a buyer follows one.',
  'design-files': 'The files that buyers of designs get; staff keep them, nobody else is served them.',
  people:
    'One person, whom inquiries, consultations and orders name without an account: everything, and erasing.',
  visitors: 'Visits of the site, counted without names and without network addresses.',
  'site-search': 'One search over all that visitors can read.',
  settings: 'What the firm says of itself on every page, in its languages.',
  pictures: 'All pictures of the site: what each is and shows, who names it, and a library to choose from.',
  'site-words': 'What the pages say that no other record does: headlines, figures, mission, certifications.',
  translations:
    'What content says in Amharic and Afaan Oromo: the board of what is missing, and each text beside its English.',
  publications:
    'Whether visitors see projects, articles and services: drafts, reviews, schedules, what is coming.',
  previews:
    'Links with which anybody looks at a project, an article or a service that visitors do not see yet.',
  revisions:
    'What projects, articles and services said before: who changed what, field by field, and back again.',
  users: 'Accounts of visitors and staff, as administrators keep them.',
  dashboard: 'Totals with their change since last month, for the first page of the back office.',
  notifications: 'News for staff: a list read by each for themselves, and a stream of server-sent events.',
  'saved-views': 'How staff look at lists, under names: each for themselves, or shared with colleagues.',
  search: 'One search over everything that staff keep.',
  activity: 'The audit log: who did what, and when.',
  bin: 'What was deleted in the last thirty days: look at it, restore it, or delete it for good.',
  health: 'Probes for whoever runs the server.',
};
