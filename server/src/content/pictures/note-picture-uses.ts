import { measuresOf } from '@consultancy/shared/image-names';
import { type EntityManager, In } from 'typeorm';
import { insertMissing } from '../../common/insert-row.js';
import type { RecordKind } from '../../common/record-kind.js';
import type { Revision } from '../revisions/revision.entity.js';
import { pathsIn } from './picture-paths.js';
import { PictureUse } from './picture-use.entity.js';
import { Picture } from './picture.entity.js';

/** What a picture is used by, where a record is to say it once it is published. */
export const draftField = 'draft';

/**
 * Notes which pictures a record names, in place of what was noted of the same fields before. A path that is a whole
 * value, or in a list, gets a picture where there is none; one in a longer text only where there is one.
 * @param values of the fields, by what `picture_uses` calls them
 * @param isNew whether nothing was noted of the record before
 */
export async function notePictureUses(
  manager: EntityManager,
  { kind, recordId }: { kind: RecordKind; recordId: number },
  values: ReadonlyMap<string, unknown>,
  { isNew = false } = {},
): Promise<void> {
  const uses = [...values].flatMap(([field, value]) =>
    pathsIn(value ?? null).map((path) => ({ field, path, isWhole: value === path || Array.isArray(value) })),
  );
  const whole = [...new Set(uses.filter(({ isWhole }) => isWhole).map(({ path }) => path))].sort();
  const pictures = whole.map((path) => ({ path, ...measuresOf(path) }));
  if (pictures.length > 0) await insertMissing(manager, Picture, pictures);
  const found = uses.length > 0 ? await findPictures(manager, uses) : [];
  const ids = new Map(found.map(({ path, id }) => [path, id]));
  const named = uses.flatMap(({ field, path }) => {
    const pictureId = ids.get(path);
    return pictureId === undefined ? [] : [{ kind, recordId, field, pictureId }];
  });
  if (!isNew) {
    const noted = await manager.findBy(PictureUse, { kind, recordId, field: In([...values.keys()]) });
    const isNamed = (use: PictureUse) =>
      named.some(({ field, pictureId }) => field === use.field && pictureId === use.pictureId);
    for (const { field, pictureId } of noted.filter((use) => !isNamed(use)))
      await manager.delete(PictureUse, { kind, recordId, field, pictureId });
  }
  if (named.length > 0) await insertMissing(manager, PictureUse, named);
}

function findPictures(manager: EntityManager, uses: { path: string }[]): Promise<Picture[]> {
  return manager.find(Picture, {
    select: { id: true, path: true },
    where: { path: In(uses.map(({ path }) => path)) },
    withDeleted: true,
  });
}

/** Those of a draft, and of what visitors read when it was saved, which it is compared with. */
export function noteDraftPictures(
  manager: EntityManager,
  { kind, recordId, content, base }: Revision,
): Promise<void> {
  return notePictureUses(manager, { kind, recordId }, new Map([[draftField, { content, base }]]));
}

export async function removeDraftPictures(
  manager: EntityManager,
  kind: RecordKind,
  ...recordIds: number[]
): Promise<void> {
  await manager.delete(PictureUse, { kind, recordId: In(recordIds), field: draftField });
}
