import { getMetadataArgsStorage } from 'typeorm';
import '../../../server/dist/app.module.js';

/** Every class with `@Entity` that the modules of the server bring. */
export const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
