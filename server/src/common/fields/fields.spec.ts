import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { VersionedRecord } from '../staff-record.js';
import { DayField } from './day-field.js';
import {
  CreateType,
  fieldNames,
  pick,
  publicFieldNames,
  ReadType,
  StaffType,
  UpdateType,
} from './dto-types.js';
import { fieldsOf, pictureFieldsOf, TextFormat, translatedFieldsOf } from './field-info.js';
import { AddressField, NumberField, PictureField, SwitchField, TextField } from './fields.js';

class House extends VersionedRecord {
  @TextField({ max: 10, translated: TextFormat.LINE })
  title: string;

  @NumberField({ min: 0, max: 9, isWhole: true, description: 'Above the ground floor.' })
  floors: number | null;

  @NumberField({ min: 1, max: 9, isWhole: true, default: 1 })
  households: number;

  @AddressField()
  page: string | null;

  @SwitchField({ default: false, isRestored: false })
  isOpen: boolean;

  @TextField({ max: 10, nullable: true, isInternal: true })
  referee: string | null;

  @PictureField()
  image: string | null;

  @DayField({ nullable: true })
  finished: string | null;
}

class NewHouse extends CreateType(House, ['title'], ['image']) {}

class HouseChange extends UpdateType(NewHouse) {}

const problemsOf = (body: object, Dto: new () => object = NewHouse) =>
  validateSync(plainToInstance(Dto, body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );

describe('a field', () => {
  it('is known in its order, with what it is', () => {
    expect([...fieldsOf(House).keys()]).toEqual([
      ...['title', 'floors', 'households', 'page', 'isOpen', 'referee', 'image', 'finished'],
    ]);
    expect(translatedFieldsOf(House)).toEqual([['title', { format: 'LINE', longest: 10 }]]);
    expect(pictureFieldsOf(House)).toEqual(['image']);
    expect(fieldsOf(House).get('isOpen')!.isRestored).toBe(false);
  });

  it('is left out of what visitors read where it is internal', () => {
    expect(publicFieldNames(House, ['image', 'page'])).toEqual([
      'title',
      'floors',
      'households',
      'isOpen',
      'finished',
    ]);
    expect(fieldNames(House, { except: ['image', 'page'] })).toContain('referee');
    expect(StaffType(House).fields).toContain('referee');
  });
});

describe('a request', () => {
  it('needs what is required, may leave out the rest, and brings nothing else', () => {
    expect(problemsOf({ title: 'Stone' })).toEqual([]);
    expect(problemsOf({ title: 'Stone', floors: '3', isOpen: 'true', referee: '' })).toEqual([]);
    expect(problemsOf({ floors: 3 })).toEqual(['title']);
    expect(problemsOf({ title: 'Stone', floors: 10 })).toEqual(['floors']);
    expect(problemsOf({ title: 'Longer than ten' })).toEqual(['title']);
    expect(problemsOf({ title: 'Stone', households: null })).toEqual(['households']);
    expect(problemsOf({ title: 'Stone', page: 'javascript:alert(1)' })).toEqual(['page']);
    expect(problemsOf({ title: 'Stone', image: '/uploads/a.webp' })).toEqual(['image']);
    expect(problemsOf({ title: 'Stone', finished: '2024-02-29' })).toEqual([]);
    expect(problemsOf({ title: 'Stone', finished: '2025-02-29' })).toEqual(['finished']);
  });
});

describe('a change', () => {
  it('may leave out everything, and names the version that it is based on', () => {
    expect(problemsOf({}, HouseChange)).toEqual([]);
    expect(problemsOf({ title: null, version: 0 }, HouseChange)).toEqual(['title', 'version']);
  });
});

it('takes from a row what an answer says, and no more', () => {
  const row = { id: 1, title: 'Stone', floors: 2, referee: 'Abebe' };
  expect(ReadType(House, ['id', 'title']).from(row)).toEqual({ id: 1, title: 'Stone' });
});

it('describes answers with all their fields', () => {
  const Read = ReadType(House, ['title', 'floors']);
  const described = Reflect.getMetadata(
    'swagger/apiModelProperties',
    Read.prototype as object,
    'floors',
  ) as object;
  expect(described).toMatchObject({
    type: 'integer',
    nullable: true,
    description: 'Above the ground floor.',
  });
  expect(described).not.toMatchObject({ required: false });
});

it('picks values, and no others', () => {
  expect(pick({ a: 1, b: 2, c: 3 }, ['a', 'c'])).toEqual({ a: 1, c: 3 });
});
