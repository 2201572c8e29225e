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
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsFile, AcceptsImages, type UploadedText } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { ReorderDto } from '../../common/validation/reorder.dto.js';
import { TakesWantedValue, ToggleDto } from '../../common/validation/toggle.dto.js';
import { ImportCsvDto, ImportReportDto } from '../../content/content.module.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import {
  CreateServiceDto,
  ExportServicesQuery,
  ListedServiceDto,
  ListStaffServicesQuery,
  ServiceDto,
  UpdateServiceDto,
} from './dto/service.dto.js';
import { serviceColumns, serviceCsv } from './service-columns.js';
import { ServicesWriterService } from './services-writer.service.js';
import { ServicesService } from './services.service.js';

/** Services as staff keep them. In a multipart form `image` may be a picture instead of an address. */
@Controller('services')
@ForEditors()
export class ServicesAdminController {
  constructor(
    private readonly services: ServicesService,
    private readonly writer: ServicesWriterService,
  ) {}

  /** List all services. For editing, inactive services included. */
  @Get('admin')
  @AnswerPage(ListedServiceDto)
  listStaffServices(@Query() query: ListStaffServicesQuery): Promise<Page<ListedServiceDto>> {
    return this.services.listForStaff(query);
  }

  /** List all standard services. In their order, hidden services included. */
  @Get('admin/standard')
  @Answer([ServiceDto])
  listStaffStandardServices(): Promise<ServiceDto[]> {
    return this.services.listStandardForStaff();
  }

  /** Get a service for editing. */
  @Get('admin/:id')
  @Answer(ServiceDto)
  getStaffService(@IdParam() id: number): Promise<ServiceDto> {
    return this.services.findForStaff(id);
  }

  /** Create a service. */
  @Post()
  @AcceptsImages('image', 1, CreateServiceDto)
  @Answer(ServiceDto, { message: 'Service created', status: HttpStatus.CREATED })
  createService(
    @Body() body: CreateServiceDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Export services as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportServices(@Query() query: ExportServicesQuery): Promise<StreamableFile> {
    const rows = await this.services.listAll(query);
    return csvFile('services', serviceColumns, rows);
  }

  /**
   * Import services from CSV.
   *
   * A row with the id of a service changes it, any other row adds one. All rows are stored or none; a dry run only
   * reports what would happen, row by row.
   */
  @Post('import')
  @AcceptsFile(ImportCsvDto, 'a CSV file', 'CSV')
  @Answer(ImportReportDto, { message: 'Services imported' })
  importServices(
    @Body() { dryRun = false }: ImportCsvDto,
    @UploadedFile() file: UploadedText | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ImportReportDto> {
    return this.writer.importCsv(serviceCsv, file?.buffer, dryRun, caller, request);
  }

  /** Reorder the standard services. */
  @Put('standard/order')
  @Answer([ServiceDto], { message: 'Order saved' })
  reorderStandardServices(
    @Body() body: ReorderDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto[]> {
    return this.writer.orderStandard(body, caller, request);
  }

  /** Update a service. Fields that are left out keep their value. */
  @Put(':id')
  @AcceptsImages('image', 1, UpdateServiceDto)
  @Answer(ServiceDto, { message: 'Service updated' })
  updateService(
    @IdParam() id: number,
    @Body() body: UpdateServiceDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** Get a service with its draft changes. Without a draft, the service as it is. */
  @Get(':id/changes')
  @Answer(ServiceDto)
  getServiceChanges(@IdParam() id: number): Promise<ServiceDto> {
    return this.writer.findChanged(id);
  }

  /**
   * Save draft changes of a service.
   *
   * Visitors see nothing of them until `PUT /publications/…` publishes them. Fields that are left out keep their
   * value. `version` is that of `GET …/changes`.
   */
  @Put(':id/changes')
  @AcceptsImages('image', 1, UpdateServiceDto)
  @Answer(ServiceDto, { message: 'Changes saved' })
  saveServiceChanges(
    @IdParam() id: number,
    @Body() body: UpdateServiceDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.saveChanges(id, body, images ?? [], caller, request);
  }

  /** Switch the visibility of a service. */
  @Patch(':id/toggle-status')
  @TakesWantedValue()
  @Answer(ServiceDto, { message: 'Service updated' })
  toggleServiceStatus(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.toggle(id, 'isActive', wanted, caller, request);
  }

  /** Move a service to the trash. Of a standard service visitors see the built-in texts then. */
  @Delete(':id')
  @AnswerNothing({ message: 'Service deleted' })
  deleteService(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a service from the trash. */
  @Post(':id/restore')
  @Answer(ServiceDto, { message: 'Service restored' })
  restoreService(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ServiceDto> {
    return this.writer.restore(id, caller, request);
  }
}
