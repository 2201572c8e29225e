import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing, CanConflict } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { ConsultantsWriterService } from './consultants-writer.service.js';
import { ConsultantsService } from './consultants.service.js';
import {
  ConsultantDto,
  CreateConsultantDto,
  ListedConsultantDto,
  UpdateConsultantDto,
  UpdatedConsultantDto,
} from './dto/consultant.dto.js';

/** Those who meet clients, and when they do. */
@Controller('consultants')
@ForOffice()
export class ConsultantsController {
  constructor(
    private readonly consultants: ConsultantsService,
    private readonly writer: ConsultantsWriterService,
  ) {}

  /** List consultants. By name, inactive consultants included. */
  @Get()
  @Answer([ListedConsultantDto])
  listConsultants(): Promise<ListedConsultantDto[]> {
    return this.consultants.list();
  }

  /** Get a consultant. */
  @Get(':id')
  @Answer(ConsultantDto)
  getConsultant(@IdParam() id: number): Promise<ConsultantDto> {
    return this.consultants.findById(id);
  }

  /**
   * Create a consultant.
   *
   * As soon as one consultant is active, clients choose from times at which a consultant is free.
   */
  @Post()
  @Answer(ConsultantDto, { message: 'Consultant created', status: HttpStatus.CREATED })
  createConsultant(
    @Body() body: CreateConsultantDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ConsultantDto> {
    return this.writer.create(body, caller, request);
  }

  /**
   * Update a consultant.
   *
   * Fields that are left out keep their value. Scheduled meetings stay, also outside new hours; the answer lists those
   * that the change obstructs.
   */
  @Put(':id')
  @Answer(UpdatedConsultantDto, { message: 'Consultant updated' })
  updateConsultant(
    @IdParam() id: number,
    @Body() body: UpdateConsultantDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UpdatedConsultantDto> {
    return this.writer.update(id, body, caller);
  }

  /** Move a consultant to the trash. Refused while the consultant holds upcoming consultations. */
  @Delete(':id')
  @CanConflict()
  @AnswerNothing({ message: 'Consultant deleted' })
  deleteConsultant(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a consultant from the trash. */
  @Post(':id/restore')
  @Answer(ConsultantDto, { message: 'Consultant restored' })
  restoreConsultant(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ConsultantDto> {
    return this.writer.restore(id, caller, request);
  }
}
