import { projectStatuses, projectTypes } from '@consultancy/shared/project-words/en';

/** Texts of the pieces both clients use. Statuses and project types go by the names of the API. */
export const sharedEn = {
  tryAgain: 'Try Again',
  loading: 'Loading',
  somethingWrong: 'Something went wrong',
  offline: 'The connection failed. Check your network and try again.',
  late: 'There was no answer in time. Try again.',
  pictureMissing: 'Picture not available',
  showPassword: 'Show {label}',
  hidePassword: 'Hide {label}',
  article: {
    table: 'Table',
    code: 'Code',
    footnotes: 'Footnotes',
    backToText: 'Back to the text',
  },
  status: {
    ...projectStatuses,
    PENDING: 'Pending',
    IN_PROGRESS: 'In Progress',
    CANCELLED: 'Cancelled',
    CLOSED: 'Closed',
    CONFIRMED: 'Confirmed',
    NEW: 'New',
    CONTACTED: 'Contacted',
    CONVERTED: 'Converted',
    REQUESTED: 'Requested',
    SCHEDULED: 'Scheduled',
  },
  projectType: projectTypes,
} as const;
