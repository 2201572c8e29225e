import { Param } from '@nestjs/common';
import { IdPipe } from './id.pipe.js';

/** The id in the path, a positive integer. */
export const IdParam = (): ParameterDecorator => Param('id', IdPipe);
