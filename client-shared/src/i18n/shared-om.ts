import { projectStatuses, projectTypes } from '@consultancy/shared/project-words/om';
import type { Catalogue } from './catalogue';
import type { sharedEn } from './shared-en';

export const sharedOm = {
  tryAgain: 'Irra Deebi’aa Yaalaa',
  loading: 'Fe’amaa jira',
  somethingWrong: 'Rakkoon tokko uumameera',
  offline: 'Qunnamtiin hin milkoofne. Neetwoorkii keessan mirkaneessaatii irra deebi’aa yaalaa.',
  late: 'Deebiin yeroodhaan hin dhufne. Irra deebi’aa yaalaa.',
  pictureMissing: 'Suuraan hin argamne',
  showPassword: 'Jecha iccitii agarsiisaa',
  hidePassword: 'Jecha iccitii dhoksaa',
  article: {
    table: 'Gabatee',
    code: 'Koodii',
    footnotes: 'Yaadannoo Jalaa',
    backToText: 'Gara barruutti deebi’aa',
  },
  status: {
    ...projectStatuses,
    PENDING: 'Eeggachaa Jira',
    IN_PROGRESS: 'Hojii Irra',
    CANCELLED: 'Haqame',
    CLOSED: 'Cufame',
    CONFIRMED: 'Mirkanaa’e',
    NEW: 'Haaraa',
    CONTACTED: 'Qunnamame',
    CONVERTED: 'Maamila Ta’e',
    REQUESTED: 'Gaafatame',
    SCHEDULED: 'Beellamame',
  },
  projectType: projectTypes,
} satisfies Catalogue<typeof sharedEn>;
