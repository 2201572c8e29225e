import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { fraction } from '../../../common/fields/fraction.js';

/** A point on the map, in degrees of WGS 84 as maps on the web show them. */
export class CoordinatesDto {
  /** North of the equator; south is negative. */
  @Degrees(90)
  latitude: number;

  /** East of Greenwich; west is negative. */
  @Degrees(180)
  longitude: number;
}

function Degrees(most: number): PropertyDecorator {
  const message = `$property must be a number of degrees from -${most} to ${most}.`;
  return applyDecorators(
    Max(most, { message }),
    Min(-most, { message }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    ApiProperty({ ...fraction, minimum: -most, maximum: most }),
  );
}
