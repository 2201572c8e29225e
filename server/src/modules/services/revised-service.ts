import {
  restored,
  type RevisedKind,
  RevisionFormat,
  RevisionKind,
  shown,
} from '../revisions/revisions.module.js';
import type { Service } from './service.entity.js';
import { serviceKind } from './service-kind.js';

const { TEXT, SWITCH, LIST, PICTURES } = RevisionFormat;

export const revisedService: RevisedKind<Service> = {
  kind: RevisionKind.SERVICE,
  record: serviceKind,
  fields: {
    ...restored(TEXT, 'title', 'description', 'longDescription', 'duration'),
    ...restored(LIST, 'features', 'process', 'benefits'),
    ...restored(PICTURES, 'image'),
    ...shown(SWITCH, 'isActive'),
  },
};
