import { PartialType } from '@nestjs/swagger';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { CreateTestimonialDto } from './create-testimonial.dto.js';

/** What to change of a testimonial; what is left out stays. */
export class UpdateTestimonialDto extends PartialType(CreateTestimonialDto, { skipNullProperties: false }) {
  @BasedOnVersion()
  version?: number;
}
