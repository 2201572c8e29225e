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
import { type Caller, CurrentCaller, ForEditors, ForStaff } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { AcceptsFile, AcceptsImages, type UploadedText } from '../../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { TakesWantedValue, ToggleDto } from '../../common/validation/toggle.dto.js';
import { ImportCsvDto, ImportReportDto } from '../../content/content.module.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import {
  AddImagesDto,
  BulkDeleteDto,
  CreateProjectDto,
  DeleteResultDto,
  UpdateProjectDto,
} from './dto/create-project.dto.js';
import { ExportProjectsQuery, ListStaffProjectsQuery, ProjectStatsDto } from './dto/list-projects.dto.js';
import { ListedProjectDto, ProjectDto } from './dto/project.dto.js';
import { projectColumns, projectCsv } from './project-columns.js';
import { mostGalleryImages } from './project-images.js';
import { ProjectsWriterService } from './projects-writer.service.js';
import { ProjectsService } from './projects.service.js';

/** The portfolio as staff keep it. */
@Controller('projects')
@ForEditors()
export class ProjectsAdminController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly writer: ProjectsWriterService,
  ) {}

  /** List all projects. For editing, hidden projects included. */
  @Get('admin')
  @AnswerPage(ListedProjectDto)
  listStaffProjects(@Query() query: ListStaffProjectsQuery): Promise<Page<ListedProjectDto>> {
    return this.projects.listForStaff(query);
  }

  /** Count all projects. By type and status, hidden projects included. */
  @Get('admin/stats')
  @Answer(ProjectStatsDto)
  getStaffProjectStats(): Promise<ProjectStatsDto> {
    return this.projects.statsForStaff();
  }

  /** Get a project for editing. OFFICE can read it too, for an order. */
  @Get('admin/:id')
  @ForStaff()
  @Answer(ProjectDto)
  getStaffProject(@IdParam() id: number): Promise<ProjectDto> {
    return this.projects.findForStaff(id);
  }

  /** Create a project. */
  @Post()
  @AcceptsImages('images', mostGalleryImages, CreateProjectDto)
  @Answer(ProjectDto, { message: 'Project created', status: HttpStatus.CREATED })
  createProject(
    @Body() body: CreateProjectDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Move several projects to the trash. */
  @Post('bulk-delete')
  @Answer([DeleteResultDto], { message: 'Projects deleted' })
  deleteProjects(
    @Body() { ids }: BulkDeleteDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<DeleteResultDto[]> {
    return this.writer.removeAll(ids, caller, request);
  }

  /** Export projects as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportProjects(
    @Query() query: ExportProjectsQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.projects.listAll(query, userId);
    return csvFile('projects', projectColumns, rows);
  }

  /**
   * Import projects from CSV.
   *
   * Reads the columns of the export; addresses, counters and times are not read. A row with the id of a project changes
   * it and leaves its draft as it is, any other row adds one. All rows are stored or none; a dry run only reports what
   * would happen, row by row.
   */
  @Post('import')
  @AcceptsFile(ImportCsvDto, 'a CSV file', 'CSV')
  @Answer(ImportReportDto, { message: 'Projects imported' })
  importProjects(
    @Body() { dryRun = false }: ImportCsvDto,
    @UploadedFile() file: UploadedText | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ImportReportDto> {
    return this.writer.importCsv(projectCsv, file?.buffer, dryRun, caller, request);
  }

  /** Update a project. Fields that are left out keep their value. */
  @Put(':id')
  @AcceptsImages('images', mostGalleryImages, UpdateProjectDto)
  @Answer(ProjectDto, { message: 'Project updated' })
  updateProject(
    @IdParam() id: number,
    @Body() body: UpdateProjectDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** Get a project with its draft changes. Without a draft, the project as it is. */
  @Get(':id/changes')
  @Answer(ProjectDto)
  getProjectChanges(@IdParam() id: number): Promise<ProjectDto> {
    return this.writer.findChanged(id);
  }

  /**
   * Save draft changes of a project.
   *
   * Visitors see nothing of them until `PUT /publications/…` publishes them. Fields that are left out keep their
   * value. `version` is that of `GET …/changes`.
   */
  @Put(':id/changes')
  @AcceptsImages('images', mostGalleryImages, UpdateProjectDto)
  @Answer(ProjectDto, { message: 'Changes saved' })
  saveProjectChanges(
    @IdParam() id: number,
    @Body() body: UpdateProjectDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.saveChanges(id, body, images ?? [], caller, request);
  }

  /** Add pictures to a project. */
  @Post(':id/images')
  @AcceptsImages('images', mostGalleryImages, AddImagesDto, 1)
  @Answer(ProjectDto, { message: 'Pictures added' })
  addProjectImages(
    @IdParam() id: number,
    // Checked, so that what is no picture is refused.
    @Body() _body: AddImagesDto,
    @UploadedFiles() images: FormFile[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.addImages(id, images ?? [], caller, request);
  }

  /** Switch the visibility of a project. */
  @Patch(':id/toggle-visibility')
  @TakesWantedValue()
  @Answer(ProjectDto, { message: 'Project updated' })
  toggleProjectVisibility(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.toggle(id, 'isPublic', wanted, caller, request);
  }

  /** Switch the sale of a design. */
  @Patch(':id/toggle-for-sale')
  @TakesWantedValue()
  @Answer(ProjectDto, { message: 'Project updated' })
  toggleProjectForSale(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.toggle(id, 'isForSale', wanted, caller, request);
  }

  /** Move a project to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Project deleted' })
  deleteProject(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a project from the trash. */
  @Post(':id/restore')
  @Answer(ProjectDto, { message: 'Project restored' })
  restoreProject(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.writer.restore(id, caller, request);
  }
}
