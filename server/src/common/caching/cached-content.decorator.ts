import type { EntityTarget, ObjectLiteral } from 'typeorm';

interface CachedContentOptions {
  /** The properties that cached answers may not be late with; left out: all. */
  only?: readonly string[];
}

const optionsByEntity = new Map<EntityTarget<ObjectLiteral>, CachedContentOptions>();

/**
 * Says that cached answers to visitors contain rows of this entity. Every write of it raises the cache version
 * (`CacheVersionSubscriber`), so that no answer is older than the last write.
 */
export function CachedContent(options: CachedContentOptions = {}): (entity: new () => ObjectLiteral) => void {
  return (entity) => {
    optionsByEntity.set(entity, options);
  };
}

/** @returns undefined where no cached answer contains rows of the entity */
export function cachedContentOf(entity: EntityTarget<ObjectLiteral>): CachedContentOptions | undefined {
  return optionsByEntity.get(entity);
}
