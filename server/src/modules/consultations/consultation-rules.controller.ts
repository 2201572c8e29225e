import { Body, Controller, Get, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { ConsultationRulesService } from './consultation-rules.service.js';
import { ConsultationRulesDto, UpdateConsultationRulesDto } from './dto/consultation-rules.dto.js';

/** What holds for all consultations. */
@Controller('consultations/rules')
@ForOffice()
export class ConsultationRulesController {
  constructor(private readonly rules: ConsultationRulesService) {}

  /** Get the consultation rules. Notice, buffer, holds, and until when clients can change a consultation. */
  @Get()
  @Answer(ConsultationRulesDto)
  async getConsultationRules(): Promise<ConsultationRulesDto> {
    return ConsultationRulesDto.from(await this.rules.find());
  }

  /** Update the consultation rules. Fields that are left out keep their value. */
  @Put()
  @Answer(ConsultationRulesDto, { message: 'Rules for consultations saved' })
  updateConsultationRules(
    @Body() body: UpdateConsultationRulesDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ConsultationRulesDto> {
    return this.rules.update(body, caller);
  }
}
