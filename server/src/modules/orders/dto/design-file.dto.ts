import { ReadType } from '../../../common/fields/dto-types.js';
import { DesignFile } from '../design-file.entity.js';

/** A file of a design. */
export class DesignFileDto extends ReadType(DesignFile, ['id', 'name', 'size', 'createdAt']) {}
