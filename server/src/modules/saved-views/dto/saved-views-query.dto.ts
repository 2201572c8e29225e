import { ApiProperty } from '@nestjs/swagger';
import { IsEnum } from 'class-validator';
import { SavedViewList } from '../saved-view-list.enum.js';

/** Which list's views. */
export class SavedViewsQueryDto {
  @IsEnum(SavedViewList, { message: `list must be one of ${Object.values(SavedViewList).join(', ')}.` })
  @ApiProperty({ enum: SavedViewList, enumName: 'SavedViewList' })
  list: SavedViewList;
}
