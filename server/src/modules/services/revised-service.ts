import { RecordKind } from '../../common/record-kind.js';
import { restored, type RevisedKind, RevisionFormat, shown } from '../revisions/revisions.module.js';
import type { Service } from './service.entity.js';
import { serviceKind } from './service-kind.js';

const { TEXT, SWITCH, LIST, PICTURES } = RevisionFormat;

export const revisedService: RevisedKind<Service> = {
  kind: RecordKind.SERVICE,
  record: serviceKind,
  fields: {
    ...restored(TEXT, 'title', 'description', 'longDescription', 'duration'),
    ...restored(LIST, 'features', 'process', 'benefits'),
    ...restored(PICTURES, 'image'),
    ...shown(SWITCH, 'isActive'),
  },
};
