import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { textLimits } from '../../../common/text-limits.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput, IntegerInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { WebAddress } from '../../../common/validation/web-address.decorator.js';
import { ConsultationStatus } from '../consultation.enums.js';
import { CreateConsultationDto } from './create-consultation.dto.js';

/** Only the client's request says what led to a consultation; its consultant may be removed again. */
class EditableConsultation extends OmitType(CreateConsultationDto, ['cameFrom', 'consultantId']) {}

/** What to change of a consultation; what is left out stays. */
export class UpdateConsultationDto extends PartialType(EditableConsultation, { skipNullProperties: false }) {
  /**
   * SCHEDULED and CONFIRMED need scheduledAt, or a preferred date and time to take it from. It is taken from them
   * when the consultation was REQUESTED or CANCELLED, or when they change, unless scheduledAt is sent too.
   */
  @OptionalChoice(ConsultationStatus, 'ConsultationStatus')
  status?: ConsultationStatus;

  @Timestamp('When the meeting begins; without an offset, on the clock of Africa/Addis_Ababa.')
  scheduledAt?: Date | null;

  @IntegerInput(1, largestId)
  @ApiProperty({
    type: 'integer',
    required: false,
    nullable: true,
    description: 'Id of the consultant who shall hold it; null for nobody in particular.',
  })
  consultantId?: number | null;

  /** Whether it shall be scheduled where the consultant does not work then; else that is refused. Default: false. */
  @BooleanInput()
  outsideHours?: boolean;

  /** Address of the video call, which starts with https:// or http://. */
  @OptionalText(textLimits.short)
  @WebAddress({
    protocols: ['https:', 'http:'],
    message: '$property must be an address that starts with https:// or http://.',
  })
  meetingLink?: string | null;

  /** For staff. */
  @OptionalText(textLimits.message)
  notes?: string | null;

  @BasedOnVersion()
  version?: number;
}
