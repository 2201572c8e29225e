import { useDeleteAward, useRestoreAward } from '@consultancy/client-shared/api/generated/awards/awards';
import { useDeletePost, useRestorePost } from '@consultancy/client-shared/api/generated/blog/blog';
import {
  useDeleteConsultant,
  useRestoreConsultant,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  useDeleteConsultation,
  useRestoreConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  useDeleteContactInquiry,
  useRestoreContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import {
  useDeleteDesignOrder,
  useRestoreDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  useDeletePicture,
  useRestorePicture,
} from '@consultancy/client-shared/api/generated/pictures/pictures';
import {
  useDeleteProject,
  useRestoreProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import {
  useDeleteService,
  useRestoreService,
} from '@consultancy/client-shared/api/generated/services/services';
import {
  useDeleteTeamMember,
  useRestoreTeamMember,
} from '@consultancy/client-shared/api/generated/team/team';
import {
  useDeleteTenderPack,
  useRestoreTenderPack,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import {
  useDeleteTestimonial,
  useRestoreTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { LoggedKind, TranslatableKind, TrashKind } from '@consultancy/client-shared/api/model';
import {
  type Icon,
  IconArticle,
  IconAward,
  IconBuilding,
  IconCalendarEvent,
  IconDatabaseExport,
  IconFileStack,
  IconMail,
  IconPhoto,
  IconQuote,
  IconRuler2,
  IconSettings,
  IconShoppingBag,
  IconTypography,
  IconUsers,
  IconUserScreen,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { TextsWith } from '../i18n/texts-with';
import { paths } from '../paths';
import { editPath, recordPath } from '../record-paths';
import type { GeneratedMutation } from './generated-mutation';

export type RecordKind = LoggedKind | TranslatableKind;

/** What the address of a record's page on the site is made from. */
export interface SiteRecord {
  id: number;
  slug?: string | null;
}

interface KindDescription {
  icon: Icon;
  /** The part of the catalogue that has its words: `one` and `many`, and what is said of a deletion. */
  texts: TextsWith<'one' | 'many'>;
  /** Where staff see and change one record; accounts have only their list. @param title finds an account there */
  address: (id: number, title: string) => string;
  /** Page of the site that shows a record, in English. */
  sitePage?: (record: SiteRecord) => string;
}

type UseOne = GeneratedMutation<{ id: number }, unknown>;

interface TrashKindDescription extends KindDescription {
  texts: TextsWith<'one' | 'many' | 'deletion'>;
  useRemove: UseOne;
  useRestore: UseOne;
}

type RecordKinds = Record<Exclude<RecordKind, TrashKind>, KindDescription> &
  Record<TrashKind, TrashKindDescription>;

/** Every kind of record, as the whole back office shows it. */
export const RECORD_KINDS: RecordKinds = {
  project: {
    icon: IconBuilding,
    texts: 'projects',
    address: (id) => editPath(paths.projectForm, id),
    sitePage: ({ slug }) => `/projects/${slug}`,
    useRemove: useDeleteProject,
    useRestore: useRestoreProject,
  },
  service: {
    icon: IconRuler2,
    texts: 'services',
    address: (id) => editPath(paths.serviceForm, id),
    sitePage: ({ id, slug }) => `/services/${slug ?? id}`,
    useRemove: useDeleteService,
    useRestore: useRestoreService,
  },
  post: {
    icon: IconArticle,
    texts: 'blog',
    address: (id) => editPath(paths.postForm, id),
    sitePage: ({ slug }) => `/blog/${slug}`,
    useRemove: useDeletePost,
    useRestore: useRestorePost,
  },
  inquiry: {
    icon: IconMail,
    texts: 'inquiries',
    address: (id) => recordPath(paths.contact, id),
    useRemove: useDeleteContactInquiry,
    useRestore: useRestoreContactInquiry,
  },
  order: {
    icon: IconShoppingBag,
    texts: 'orders',
    address: (id) => `${paths.orders}?view=${id}`,
    useRemove: useDeleteDesignOrder,
    useRestore: useRestoreDesignOrder,
  },
  consultation: {
    icon: IconCalendarEvent,
    texts: 'consultations',
    address: (id) => recordPath(paths.consultation, id),
    useRemove: useDeleteConsultation,
    useRestore: useRestoreConsultation,
  },
  consultant: {
    icon: IconUserScreen,
    texts: 'consultants',
    address: (id) => editPath(paths.consultantForm, id),
    useRemove: useDeleteConsultant,
    useRestore: useRestoreConsultant,
  },
  picture: {
    icon: IconPhoto,
    texts: 'media',
    address: (id) => `${paths.media}?view=${id}`,
    useRemove: useDeletePicture,
    useRestore: useRestorePicture,
  },
  'team-member': {
    icon: IconUsersGroup,
    texts: 'team',
    address: (id) => editPath(paths.teamForm, id),
    sitePage: () => '/about',
    useRemove: useDeleteTeamMember,
    useRestore: useRestoreTeamMember,
  },
  testimonial: {
    icon: IconQuote,
    texts: 'testimonials',
    address: (id) => editPath(paths.testimonialForm, id),
    sitePage: () => '',
    useRemove: useDeleteTestimonial,
    useRestore: useRestoreTestimonial,
  },
  award: {
    icon: IconAward,
    texts: 'awards',
    address: (id) => editPath(paths.awardForm, id),
    sitePage: () => '/about',
    useRemove: useDeleteAward,
    useRestore: useRestoreAward,
  },
  'tender-pack': {
    icon: IconFileStack,
    texts: 'tenderPacks',
    address: (id) => editPath(paths.tenderPackForm, id),
    useRemove: useDeleteTenderPack,
    useRestore: useRestoreTenderPack,
  },
  user: {
    icon: IconUsers,
    texts: 'users',
    address: (_, title) => `${paths.users}?search=${encodeURIComponent(title)}`,
  },
  settings: {
    icon: IconSettings,
    texts: 'settings',
    address: () => paths.settings,
    sitePage: () => '/contact',
  },
  'site-copy': {
    icon: IconTypography,
    texts: 'siteCopy',
    address: () => paths.siteCopy,
    sitePage: () => '/about',
  },
  backup: { icon: IconDatabaseExport, texts: 'backups', address: () => paths.backups },
};

/** Returns what kinds are called. */
export function useKindWords() {
  const t = useTranslations();
  const one = (kind: RecordKind) => t(`${RECORD_KINDS[kind].texts}.one`);
  return {
    one,
    many: (kind: RecordKind) => t(`${RECORD_KINDS[kind].texts}.many`),
    /** Labels the link to a record. */
    edit: (kind: RecordKind) => t('editRecord', { kind: one(kind).toLowerCase() }),
  };
}
