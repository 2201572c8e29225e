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
  deleteTenderPack,
  getListTenderPacksQueryKey,
  restoreTenderPack,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import {
  deleteTestimonial,
  getListTestimonialsQueryKey,
  restoreTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
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

const kind = (
  texts: TrashKindDescription['texts'],
  remove: TrashKindDescription['remove'],
  restore: TrashKindDescription['restore'],
  lists: QueryKey,
): TrashKindDescription => ({ texts, remove, restore, lists });

/** Every kind of record that can be in the trash. */
export const TRASH_KINDS: Record<TrashKind, TrashKindDescription> = {
  project: kind('projects', deleteProject, restoreProject, getListProjectsQueryKey()),
  service: kind('services', deleteService, restoreService, getListServicesQueryKey()),
  post: kind('blog', deletePost, restorePost, getListPostsQueryKey()),
  inquiry: kind('inquiries', deleteContactInquiry, restoreContactInquiry, getListContactInquiriesQueryKey()),
  order: kind('orders', deleteDesignOrder, restoreDesignOrder, getListDesignOrdersQueryKey()),
  consultation: kind(
    'consultations',
    deleteConsultation,
    restoreConsultation,
    getListConsultationsQueryKey(),
  ),
  consultant: kind('consultants', deleteConsultant, restoreConsultant, getListConsultantsQueryKey()),
  picture: kind('media', deletePicture, restorePicture, getListPicturesQueryKey()),
  'team-member': kind('team', deleteTeamMember, restoreTeamMember, getListTeamQueryKey()),
  testimonial: kind('testimonials', deleteTestimonial, restoreTestimonial, getListTestimonialsQueryKey()),
  'tender-pack': kind('tenderPacks', deleteTenderPack, restoreTenderPack, getListTenderPacksQueryKey()),
  award: kind('awards', deleteAward, restoreAward, getListAwardsQueryKey()),
};
