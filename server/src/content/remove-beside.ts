import { type EntityManager, In } from 'typeorm';
import { pictureFieldsOf, translatedFieldsOf } from '../common/fields/field-info.js';
import { FormerAddress } from './addresses/former-address.entity.js';
import type { ContentType } from './content-type.js';
import { PictureUse } from './pictures/picture-use.entity.js';
import { Translation } from './translations/translation.entity.js';

/** Removes rows about records that are deleted for good; their revisions go by `Erasure`. */
export async function removeBeside(
  manager: EntityManager,
  { kind, entity, slugOf }: ContentType,
  ids: number[],
): Promise<void> {
  const beside = { kind, recordId: In(ids) };
  if (translatedFieldsOf(entity).length > 0) await manager.delete(Translation, beside);
  if (pictureFieldsOf(entity).length > 0) await manager.delete(PictureUse, beside);
  if (slugOf) await manager.delete(FormerAddress, beside);
}
