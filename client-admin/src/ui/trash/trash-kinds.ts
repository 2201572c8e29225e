import {
  deleteAward,
  getListAwardsQueryKey,
  restoreAward,
} from '@consultancy/client-shared/api/generated/awards/awards';
import {
  deletePost,
  getListPostsQueryKey,
  restorePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  deleteConsultant,
  getListConsultantsQueryKey,
  restoreConsultant,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  deleteConsultation,
  getListConsultationsQueryKey,
  restoreConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  deleteContactInquiry,
  getListContactInquiriesQueryKey,
  restoreContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import {
  deleteDesignOrder,
  getListDesignOrdersQueryKey,
  restoreDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  deletePicture,
  getListPicturesQueryKey,
  restorePicture,
} from '@consultancy/client-shared/api/generated/pictures/pictures';
import {
  deleteProject,
  getListProjectsQueryKey,
  restoreProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import {
  deleteService,
  getListServicesQueryKey,
  restoreService,
} from '@consultancy/client-shared/api/generated/services/services';
import {
  deleteTeamMember,
  getListTeamQueryKey,
  restoreTeamMember,
} from '@consultancy/client-shared/api/generated/team/team';
import {
  deleteTestimonial,
  getListTestimonialsQueryKey,
  restoreTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import {
  deleteTenderPack,
  getListTenderPacksQueryKey,
  restoreTenderPack,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import type { TrashKind } from '@consultancy/client-shared/api/model';
import type { QueryKey } from '@tanstack/react-query';
import type { TextsWith } from '../../i18n/texts-with';

interface TrashKindDescription {
  /** The part of the catalogue whose `deletion` has the question before a deletion, and what is said after it. */
  texts: TextsWith<'deletion'>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  /** The beginning of the keys of all lists of the kind, of their figures and of each single record. */
  lists: QueryKey;
}

/** Every kind of record that can be in the trash. */
export const TRASH_KINDS: Record<TrashKind, TrashKindDescription> = {
  project: {
    texts: 'projects',
    remove: deleteProject,
    restore: restoreProject,
    lists: getListProjectsQueryKey(),
  },
  service: {
    texts: 'services',
    remove: deleteService,
    restore: restoreService,
    lists: getListServicesQueryKey(),
  },
  post: { texts: 'blog', remove: deletePost, restore: restorePost, lists: getListPostsQueryKey() },
  inquiry: {
    texts: 'inquiries',
    remove: deleteContactInquiry,
    restore: restoreContactInquiry,
    lists: getListContactInquiriesQueryKey(),
  },
  order: {
    texts: 'orders',
    remove: deleteDesignOrder,
    restore: restoreDesignOrder,
    lists: getListDesignOrdersQueryKey(),
  },
  consultation: {
    texts: 'consultations',
    remove: deleteConsultation,
    restore: restoreConsultation,
    lists: getListConsultationsQueryKey(),
  },
  consultant: {
    texts: 'consultants',
    remove: deleteConsultant,
    restore: restoreConsultant,
    lists: getListConsultantsQueryKey(),
  },
  picture: {
    texts: 'media',
    remove: deletePicture,
    restore: restorePicture,
    lists: getListPicturesQueryKey(),
  },
  'team-member': {
    texts: 'team',
    remove: deleteTeamMember,
    restore: restoreTeamMember,
    lists: getListTeamQueryKey(),
  },
  testimonial: {
    texts: 'testimonials',
    remove: deleteTestimonial,
    restore: restoreTestimonial,
    lists: getListTestimonialsQueryKey(),
  },
  'tender-pack': {
    texts: 'tenderPacks',
    remove: deleteTenderPack,
    restore: restoreTenderPack,
    lists: getListTenderPacksQueryKey(),
  },
  award: { texts: 'awards', remove: deleteAward, restore: restoreAward, lists: getListAwardsQueryKey() },
};
