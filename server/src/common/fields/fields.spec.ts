import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CreateType, fieldNames, pick, ReadType } from './dto-types.js';
import { fieldsOf, pictureFieldsOf, TextFormat, translatedFieldsOf } from './field-info.js';
import { NumberField, PictureField, SwitchField, TextField } from './fields.js';

class House {
  id: number;

  @TextField({ max: 10, translated: TextFormat.LINE })
  title: string;

  @NumberField({ min: 0, max: 9, isWhole: true, description: 'Above the ground floor.' })
  floors: number | null;

  @SwitchField({ default: false, isRestored: false })
  isOpen: boolean;

  @TextField({ max: 10, nullable: true, isInternal: true })
  referee: string | null;

  @PictureField()
  image: string | null;
}

class NewHouse extends CreateType(House, ['title'], ['image']) {}

const problemsOf = (body: object) =>
  validateSync(plainToInstance(NewHouse, body), { whitelist: true, forbidNonWhitelisted: true }).map(
    ({ property }) => property,
  );

describe('a field', () => {
  it('is known in its order, with what it is', () => {
    expect([...fieldsOf(House).keys()]).toEqual(['title', 'floors', 'isOpen', 'referee', 'image']);
    expect(translatedFieldsOf(House)).toEqual([['title', { format: 'LINE', longest: 10 }]]);
    expect(pictureFieldsOf(House)).toEqual(['image']);
    expect(fieldsOf(House).get('isOpen')!.isRestored).toBe(false);
  });

  it('is left out of what visitors read where it is internal', () => {
    expect(fieldNames(House, { keep: ({ isInternal }) => !isInternal })).not.toContain('referee');
    expect(fieldNames(House, { except: ['image'] })).toEqual(['title', 'floors', 'isOpen', 'referee']);
  });
});

describe('a request', () => {
  it('needs what is required, may leave out the rest, and brings nothing else', () => {
    expect(problemsOf({ title: 'Stone' })).toEqual([]);
    expect(problemsOf({ title: 'Stone', floors: '3', isOpen: 'true', referee: '' })).toEqual([]);
    expect(problemsOf({ floors: 3 })).toEqual(['title']);
    expect(problemsOf({ title: 'Stone', floors: 10 })).toEqual(['floors']);
    expect(problemsOf({ title: 'Longer than ten' })).toEqual(['title']);
    expect(problemsOf({ title: 'Stone', image: '/uploads/a.webp' })).toEqual(['image']);
  });
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
