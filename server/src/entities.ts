import { getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import './app.module.js';
// Only SQL names this table.

/** Every table of the database: the classes with `@Entity` that the modules of the application bring. */
export const entities = getMetadataArgsStorage().tables.map(
  ({ target }) => target as new () => ObjectLiteral,
);
