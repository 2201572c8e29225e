import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Discovered } from '../common/discovery/discovered.js';
import { asDeclared } from '../common/fields/as-declared.js';
import { pictureFieldsOf, translatedFieldsOf } from '../common/fields/field-info.js';
import type { RecordKind } from '../common/record-kind.js';
import type { TrashFacet, ContentRecord, ContentType, PublishingFacet } from './content-type.js';

export type TrashableType<Entity extends ContentRecord = ContentRecord> = ContentType<Entity> & {
  trash: TrashFacet<Entity>;
};
export type PublishedType<Entity extends ContentRecord = ContentRecord> = ContentType<Entity> & {
  publishing: PublishingFacet<Entity>;
};

const ofModule = DiscoveryService.createDecorator<ContentType>();

/**
 * Says that a module has a kind of records.
 * @throws Error for records with pictures that nothing names in the list of where a picture is used
 */
export function HasContent<Entity extends ContentRecord>(type: ContentType<Entity>): ClassDecorator {
  const { kind, entity, called } = type;
  if (!called && pictureFieldsOf(entity).length > 0 && translatedFieldsOf(entity).length === 0)
    throw new Error(`${kind} has pictures: give it a translated field, which is its title, or \`called\`.`);
  return ofModule(asDeclared(type));
}

/** The kinds of records that there are. */
@Injectable()
export class ContentTypes {
  #types: ContentType[] | undefined;

  constructor(@Inject(Discovered) private readonly discovered: Pick<Discovered, 'classes'>) {}

  of(kind: RecordKind): ContentType {
    const type = this.all().find((each) => each.kind === kind);
    if (!type) throw new Error(`No module has ${kind}.`);
    return type;
  }

  /** The kind whose records are of a class; undefined where there is none. */
  ofEntity(entity: unknown): ContentType | undefined {
    return this.all().find((type) => type.entity === entity);
  }

  all(): ContentType[] {
    return (this.#types ??= this.discovered.classes(ofModule));
  }

  trashable(): TrashableType[] {
    return this.all().filter((type): type is TrashableType => type.trash !== undefined);
  }

  trashableOf(kind: RecordKind): TrashableType {
    return this.of(kind) as TrashableType;
  }

  published(): PublishedType[] {
    return this.all().filter((type): type is PublishedType => type.publishing !== undefined);
  }

  publishedOf(kind: RecordKind): PublishedType {
    return this.of(kind) as PublishedType;
  }

  translated(): ContentType[] {
    return this.all().filter(({ entity }) => translatedFieldsOf(entity).length > 0);
  }

  /** Those whose records name pictures. */
  withPictures(): ContentType[] {
    return this.all().filter(({ entity }) => pictureFieldsOf(entity).length > 0);
  }
}
