import { ApiProperty } from '@nestjs/swagger';

/** Who wrote an article. */
export class PostAuthorDto {
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'Address of a portrait; null shows initials.' })
  avatar: string | null;
}
