import { RecordKind } from '../../common/record-kind.js';
import type { TrashableType } from '../../content/content.module.js';
import { consultationTexts } from './consultation-texts.js';
import { Consultation } from './consultation.entity.js';
import { ConsultationDto } from './dto/consultation.dto.js';

/** What there is to know of consultations to change, log and delete them. */
export const consultationType: TrashableType<Consultation> = {
  kind: RecordKind.CONSULTATION,
  entity: Consultation,
  notFound: consultationTexts.notFound,
  titleOf: ({ clientName }) => clientName,
  toDto: ConsultationDto.from,
  trash: { label: 'Consultation', subtitleOf: ({ topic }) => topic },
};
