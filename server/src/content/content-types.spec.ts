import { describe, expect, it } from '@jest/globals';
import { PictureField, TextField } from '../common/fields/fields.js';
import { RecordKind } from '../common/record-kind.js';
import type { ContentRecord } from './content-type.js';
import { ContentTypes, HasContent } from './content-types.js';

class Place {
  id: number;
  version: number;

  @TextField({ max: 10 })
  name: string;

  @PictureField()
  image: string | null;
}

describe('a kind of records with pictures and without translated texts', () => {
  const place = { kind: RecordKind.PROJECT, entity: Place as new () => ContentRecord };

  it('is refused without a title for the list of where a picture is used', () => {
    expect(() => HasContent(place as never)).toThrow('project has pictures: give it a translated field');
  });

  it('is accepted with a fixed title', () => {
    const type = { ...place, called: 'Place' };
    expect(HasContent(type as never)).toBeInstanceOf(Function);
    const types = new ContentTypes({ classes: <Value>() => [type] as Value[] });
    expect(types.withPictures()).toEqual([type]);
  });
});
