import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
  UploadedFile,
  UploadedFiles,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { AcceptsFile, type UploadedText } from '../../common/http/accepts-file.decorator.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-images.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { TakesWantedValue } from '../../common/validation/takes-wanted-value.decorator.js';
import { OrderDto } from '../../common/validation/order.dto.js';
import { ToggleDto } from '../../common/validation/toggle.dto.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { ImportServicesDto, ImportServicesForm, ServiceImportDto } from './dto/import-services.dto.js';
import { CreateServiceDto, ListedServiceDto, ServiceDto, UpdateServiceDto } from './dto/service.dto.js';
import { ServicesService } from './services.service.js';
import { ServicesWriterService } from './services-writer.service.js';
import { ExportServicesQuery, ListStaffServicesQuery } from './dto/list-services.dto.js';
import { ServiceImportService } from './service-import.service.js';
import { serviceColumns } from './service-columns.js';

/** Services as staff keep them. In a multipart form `image` may be a picture instead of an address. */
@ApiTags('services')
@Controller('services')
@ForEditors()
export class ServicesAdminController {
  constructor(
    private readonly services: ServicesService,
    private readonly writer: ServicesWriterService,
    private readonly imports: ServiceImportService,
  ) {}

  /** List services, inactive ones too, as staff edit them. */
  @Get('admin')
  @AnswerPage(ListedServiceDto)
  listStaffServices(@Query() query: ListStaffServicesQuery): Promise<Page<ListedServiceDto>> {
    return this.services.listForStaff(query);
  }

  /** The ten standard services, hidden ones too, in order, as staff edit them. */
  @Get('admin/standard')
  @Answer([ServiceDto])
  listStaffStandardServices(): Promise<ServiceDto[]> {
    return this.services.listStandardForStaff();
  }

  /** One service by id, as staff edit it. */
  @Get('admin/:id')
  @Answer(ServiceDto)
  getStaffService(@IdParam() id: number): Promise<ServiceDto> {
    return this.services.findForStaff(id);
  }

  /** Add a service. */
  @Post()
  @AcceptsIdempotencyKey()
  @AcceptsImages('image', 1, CreateServiceDto)
  @Answer(ServiceDto, { message: 'Service created', status: HttpStatus.CREATED })
  createService(
    @Body() body: CreateServiceDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** The services that the filters leave, as a CSV file. */
  @Get('export')
  @AnswerCsv()
  async exportServices(@Query() query: ExportServicesQuery): Promise<StreamableFile> {
    const rows = await this.services.listAll(query);
    return csvFile('services', serviceColumns, rows);
  }

  /**
   * Add and change services from a CSV file: a row with the id of a service changes it, any other row adds one.
   * Either all rows are stored or none; a dry run only tells what would happen, row by row.
   */
  @Post('import')
  @AcceptsIdempotencyKey()
  @AcceptsFile(ImportServicesForm, 'a CSV file')
  @Answer(ServiceImportDto, { message: 'Services imported' })
  importServices(
    @Body() { dryRun = false }: ImportServicesDto,
    @UploadedFile() file: UploadedText | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceImportDto> {
    return this.imports.import(file?.buffer, dryRun, caller, request);
  }

  /** Put the ten standard services in order. */
  @Put('standard/order')
  @AcceptsIdempotencyKey()
  @Answer([ServiceDto], { message: 'Order saved' })
  orderStandardServices(
    @Body() body: OrderDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto[]> {
    return this.writer.orderStandard(body, caller, request);
  }

  /** Change a service; what is left out stays. */
  @Put(':id')
  @AcceptsIdempotencyKey()
  @AcceptsImages('image', 1, UpdateServiceDto)
  @Answer(ServiceDto, { message: 'Service updated' })
  updateService(
    @IdParam() id: number,
    @Body() body: UpdateServiceDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** The service as it would be with its private changes; as it is, where there are none. */
  @Get(':id/changes')
  @Answer(ServiceDto)
  getServiceChanges(@IdParam() id: number): Promise<ServiceDto> {
    return this.writer.findChanged(id);
  }

  /**
   * Change a service without visitors seeing it yet; what is left out stays. Its `version` is that of `GET …/changes`.
   * Publish the changes with `PUT /publications/…`.
   */
  @Put(':id/changes')
  @AcceptsIdempotencyKey()
  @AcceptsImages('image', 1, UpdateServiceDto)
  @Answer(ServiceDto, { message: 'Changes saved' })
  saveServiceChanges(
    @IdParam() id: number,
    @Body() body: UpdateServiceDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.saveChanges(id, body, images ?? [], caller, request);
  }

  /** Show a service to visitors, or hide it. */
  @Patch(':id/toggle-status')
  @TakesWantedValue()
  @Answer(ServiceDto, { message: 'Service updated' })
  toggleServiceStatus(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ServiceDto> {
    return this.writer.toggle(id, 'isActive', wanted, caller);
  }

  /** Move a service to the bin. A standard one cannot be deleted, only hidden. */
  @Delete(':id')
  @CanConflict()
  @AnswerNothing({ message: 'Service deleted' })
  deleteService(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Take a service out of the bin, as it was. */
  @Post(':id/restore')
  @AcceptsIdempotencyKey()
  @Answer(ServiceDto, { message: 'Service restored' })
  restoreService(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.restore(id, caller, request);
  }
}
