import { CreateType, publicFieldNames, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import { PublicTextsType } from '../../../content/content.module.js';
import { Testimonial } from '../testimonial.entity.js';

const required = ['name', 'position', 'company', 'content'] as const;

/** A new testimonial. */
export class CreateTestimonialDto extends CreateType(Testimonial, required, []) {}

/** What to change of a testimonial; what is left out stays. */
export class UpdateTestimonialDto extends UpdateType(CreateTestimonialDto) {}

/** A testimonial as staff keep it, in English. */
export class TestimonialDto extends StaffType(Testimonial) {}

/** What a client says of the firm, as everybody may read it. */
export class PublicTestimonialDto extends PublicTextsType(Testimonial, [
  'id',
  ...publicFieldNames(Testimonial),
]) {}
