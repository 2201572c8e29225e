import { Controller, Delete, Get, HttpStatus, Post, UploadedFile } from '@nestjs/common';
import { type Caller, CurrentCaller, ForOffice } from '../../common/access/access.js';
import { Answer, AnswerNothing, Refuses } from '../../common/envelope/answer.decorator.js';
import { AcceptsPrivateFile } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { DesignFilesService } from './design-files.service.js';
import { AddDesignFileDto, DesignFileDto } from './dto/design-file.dto.js';

/** The files that buyers get: those of a design, and those of one order. */
@Controller('design-files')
@ForOffice()
export class DesignFilesController {
  constructor(private readonly files: DesignFilesService) {}

  /** List the design files of a project. */
  @Get('project/:id')
  @Answer([DesignFileDto])
  listDesignFiles(@IdParam() id: number): Promise<DesignFileDto[]> {
    return this.files.list({ projectId: id });
  }

  /** Upload a design file to a project. Only buyers of the design can download it. */
  @Post('project/:id')
  @AcceptsPrivateFile(AddDesignFileDto)
  @Refuses(404, 'This project does not exist.')
  @Answer(DesignFileDto, { message: 'File added', status: HttpStatus.CREATED })
  addDesignFile(
    @IdParam() id: number,
    @UploadedFile() file: FormFile | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DesignFileDto> {
    return this.files.add({ projectId: id }, file, caller, request);
  }

  /** List the files of one order. */
  @Get('order/:id')
  @Answer([DesignFileDto])
  listOrderFiles(@IdParam() id: number): Promise<DesignFileDto[]> {
    return this.files.list({ orderId: id });
  }

  /** Upload a file to one order. Only its buyer can download it; such as adapted drawings. */
  @Post('order/:id')
  @AcceptsPrivateFile(AddDesignFileDto)
  @Refuses(404, 'This order does not exist.')
  @Answer(DesignFileDto, { message: 'File added', status: HttpStatus.CREATED })
  addOrderFile(
    @IdParam() id: number,
    @UploadedFile() file: FormFile | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DesignFileDto> {
    return this.files.add({ orderId: id }, file, caller, request);
  }

  /** Delete a file for good. It is of a design or of an order. */
  @Delete(':id')
  @AnswerNothing({ message: 'File deleted' })
  deleteDesignFile(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.files.remove(id, caller);
  }
}
