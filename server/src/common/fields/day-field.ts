import { applyDecorators } from '@nestjs/common';
import { Column } from 'typeorm';
import { Day, OptionalDay } from '../validation/time.decorator.js';
import { RevisionFormat } from './field-info.js';
import { type FieldOptions, noted } from './fields.js';

/** A day of the calendar: YYYY-MM-DD. */
export function DayField(options: FieldOptions & { nullable?: boolean } = {}): PropertyDecorator {
  const { nullable = false } = options;
  const schema = { type: String, format: 'date', nullable };
  return applyDecorators(
    Column({ type: 'date', nullable }),
    nullable ? OptionalDay() : Day(),
    noted(options, { format: RevisionFormat.TEXT, schema }),
  );
}
