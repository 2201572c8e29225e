import { getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import '../../src/app.module.js';

/** Every class with `@Entity` that the modules of the application bring, whether or not a module registers it. */
export const entities = getMetadataArgsStorage().tables.map(
  ({ target }) => target as new () => ObjectLiteral,
);
