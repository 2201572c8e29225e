import { Global, Module } from '@nestjs/common';
import { ConstraintMessages } from './constraint-messages.js';

/** What is said when something fails. */
@Global()
@Module({ providers: [ConstraintMessages], exports: [ConstraintMessages] })
export class ErrorsModule {}
