import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { CreateType, publicFieldNames, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { PublicTextsType } from '../../../content/content.module.js';
import { Award } from '../award.entity.js';

/** A new award. */
export class CreateAwardDto extends CreateType(Award, ['title', 'year', 'organisation'], []) {}

/** What to change of an award; what is left out stays. */
export class UpdateAwardDto extends UpdateType(CreateAwardDto) {}

/** An award as staff keep it, in English. */
export class AwardDto extends StaffType(Award) {}

/** An award as everybody may read it. */
export class PublicAwardDto extends PublicTextsType(Award, [
  'id',
  ...publicFieldNames(Award, ['projectId']),
]) {
  @ApiProperty({
    ...{ type: String, nullable: true },
    description: "Name in its project's address, /projects/{slug}; null: it was given to the firm itself.",
  })
  projectSlug: string | null;

  static override from(award: PublicAwardDto): PublicAwardDto {
    return { ...super.from(award), projectSlug: award.projectSlug };
  }
}

export class ListAwardsQuery {
  /** Only those of the project with this slug. */
  @IsOptional()
  @MaxLength(textLimits.slug, { message: `project must have at most ${textLimits.slug} characters.` })
  project?: string;
}
