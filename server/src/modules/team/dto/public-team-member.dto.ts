import { ApiProperty } from '@nestjs/swagger';
import { PublicPictureDto } from '../../../content/content.module.js';
import type { TeamMember } from '../team-member.entity.js';

/** What is read of a team member. */
export const publicTeamMemberFields = ['id', 'name', 'title', 'bio', 'image'] as const;

/** A person whom the firm presents, as everybody may read it. */
export class PublicTeamMemberDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  name: string;

  /** What they do in the firm. */
  title: string;

  /** A few sentences, plain text. */
  bio: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Path that starts with /uploads/, or an absolute https address.',
  })
  image: string | null;

  /** What there is to know of that picture; empty for one that lies elsewhere. */
  pictures: PublicPictureDto[];

  /** Names of the texts that are in English because they are not translated. */
  fallbacks: string[];

  static from(
    member: Pick<TeamMember, (typeof publicTeamMemberFields)[number]> & {
      pictures: PublicPictureDto[];
      fallbacks: string[];
    },
  ): PublicTeamMemberDto {
    const { id, name, title, bio, image, pictures, fallbacks } = member;
    return { id, name, title, bio, image, pictures, fallbacks };
  }
}
