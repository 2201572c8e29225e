import { getListAwardsQueryKey, restoreAward } from '@consultancy/client-shared/api/generated/awards/awards';
import { getListPostsQueryKey, restorePost } from '@consultancy/client-shared/api/generated/blog/blog';
import {
  getListConsultantsQueryKey,
  restoreConsultant,
} from '@consultancy/client-shared/api/generated/consultants/consultants';
import {
  getListConsultationsQueryKey,
  restoreConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import {
  getListContactInquiriesQueryKey,
  restoreContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import {
  getListDesignOrdersQueryKey,
  restoreDesignOrder,
} from '@consultancy/client-shared/api/generated/design-orders/design-orders';
import {
  getListPicturesQueryKey,
  restorePicture,
} from '@consultancy/client-shared/api/generated/pictures/pictures';
import {
  getListProjectsQueryKey,
  restoreProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import {
  getListServicesQueryKey,
  restoreService,
} from '@consultancy/client-shared/api/generated/services/services';
import { getListTeamQueryKey, restoreTeamMember } from '@consultancy/client-shared/api/generated/team/team';
import {
  getListTestimonialsQueryKey,
  restoreTestimonial,
} from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { BinKind } from '@consultancy/client-shared/api/model';
import type { QueryKey } from '@tanstack/react-query';

interface BinnedKind {
  restore: (id: number) => Promise<unknown>;
  /** The beginning of the keys of all lists of the kind, of their figures and of each single record. */
  lists: QueryKey;
}

/** Every kind of record that can lie in the bin. */
export const BINNED_KINDS: Record<BinKind, BinnedKind> = {
  project: { restore: restoreProject, lists: getListProjectsQueryKey() },
  service: { restore: restoreService, lists: getListServicesQueryKey() },
  post: { restore: restorePost, lists: getListPostsQueryKey() },
  inquiry: { restore: restoreContactInquiry, lists: getListContactInquiriesQueryKey() },
  order: { restore: restoreDesignOrder, lists: getListDesignOrdersQueryKey() },
  consultation: { restore: restoreConsultation, lists: getListConsultationsQueryKey() },
  consultant: { restore: restoreConsultant, lists: getListConsultantsQueryKey() },
  picture: { restore: restorePicture, lists: getListPicturesQueryKey() },
  'team-member': { restore: restoreTeamMember, lists: getListTeamQueryKey() },
  testimonial: { restore: restoreTestimonial, lists: getListTestimonialsQueryKey() },
  award: { restore: restoreAward, lists: getListAwardsQueryKey() },
};
