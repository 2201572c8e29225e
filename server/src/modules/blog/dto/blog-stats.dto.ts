import { ApiProperty } from '@nestjs/swagger';

/** How many articles there are. */
export class BlogStatsDto {
  @ApiProperty({ type: 'integer' })
  totalPosts: number;

  @ApiProperty({ type: 'integer' })
  publishedPosts: number;

  @ApiProperty({ type: 'integer' })
  draftPosts: number;

  @ApiProperty({ type: 'integer' })
  featuredPosts: number;
}
