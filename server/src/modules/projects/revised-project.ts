import { RecordKind } from '../../common/record-kind.js';
import { restored, type RevisedKind, RevisionFormat, shown } from '../revisions/revisions.module.js';
import type { CountedProject } from './counted-project.js';
import { projectKind } from './project-kind.js';

const { TEXT, NUMBER, SWITCH, CHOICE, PICTURES } = RevisionFormat;

export const revisedProject: RevisedKind<CountedProject> = {
  kind: RecordKind.PROJECT,
  record: projectKind,
  fields: {
    ...restored(TEXT, 'title', 'description', 'longDescription', 'location', 'metadata', 'year'),
    ...restored(TEXT, 'packageContents', 'licenceText'),
    ...restored(CHOICE, 'type', 'status', 'style'),
    ...restored(NUMBER, 'plotSize', 'builtArea', 'floors', 'price'),
    ...restored(SWITCH, 'featured', 'isForSale'),
    ...restored(PICTURES, 'mainImage', 'gallery', 'beforeAfter'),
    ...shown(SWITCH, 'isPublic'),
    ...shown(TEXT, 'slug'),
  },
  /** Where the main picture is gone, the next one stands for the project. */
  arrange: (columns) => {
    const { mainImage, gallery: [next, ...others] = [] } = columns;
    return mainImage === null && next ? { ...columns, mainImage: next, gallery: others } : columns;
  },
};
