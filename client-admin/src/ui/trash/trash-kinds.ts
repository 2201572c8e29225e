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
import type { TrashKind } from '@consultancy/client-shared/api/model';
import type { TextsWith } from '../../i18n/texts-with';
import type { GeneratedMutation } from '../generated-mutation';

type UseOne = GeneratedMutation<{ id: number }, unknown>;

interface TrashKindDescription {
  /** The part of the catalogue whose `deletion` has the question before a deletion, and what is said after it. */
  texts: TextsWith<'deletion'>;
  useRemove: UseOne;
  useRestore: UseOne;
}

const kind = (
  texts: TrashKindDescription['texts'],
  useRemove: UseOne,
  useRestore: UseOne,
): TrashKindDescription => ({ texts, useRemove, useRestore });

/** Every kind of record that can be in the trash. */
export const TRASH_KINDS: Record<TrashKind, TrashKindDescription> = {
  project: kind('projects', useDeleteProject, useRestoreProject),
  service: kind('services', useDeleteService, useRestoreService),
  post: kind('blog', useDeletePost, useRestorePost),
  inquiry: kind('inquiries', useDeleteContactInquiry, useRestoreContactInquiry),
  order: kind('orders', useDeleteDesignOrder, useRestoreDesignOrder),
  consultation: kind('consultations', useDeleteConsultation, useRestoreConsultation),
  consultant: kind('consultants', useDeleteConsultant, useRestoreConsultant),
  picture: kind('media', useDeletePicture, useRestorePicture),
  'team-member': kind('team', useDeleteTeamMember, useRestoreTeamMember),
  testimonial: kind('testimonials', useDeleteTestimonial, useRestoreTestimonial),
  'tender-pack': kind('tenderPacks', useDeleteTenderPack, useRestoreTenderPack),
  award: kind('awards', useDeleteAward, useRestoreAward),
};
