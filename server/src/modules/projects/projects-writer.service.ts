import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import { ConstraintMessages } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { freeSlug } from '../../common/slug.js';
import type { ToggleDto } from '../../common/validation/toggle.dto.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { ActivitySubject, ActivityVerb, RecordChanges, setSwitch } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import { addCounters, type CountedProject, countersOf } from './counted-project.js';
import { DeleteOutcome, type DeleteResultDto } from './dto/bulk-delete.dto.js';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import { ProjectDto } from './dto/project.dto.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';
import { ProjectType } from './project.enums.js';
import { arrangeImages, droppedImages } from './project-images.js';

const folder = 'projects';

const projectKind: BinnedKind<CountedProject> = {
  entity: BinEntity.PROJECT,
  target: Project as new () => CountedProject,
  label: 'Project',
  subject: ActivitySubject.PROJECT,
  notFound: projectTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ProjectDto.from,
  complete: countersOf,
  describe: ({ title, location }) => ({ title, subtitle: location }),
  imagePathsOf: ({ mainImage, gallery }) => [mainImage, ...gallery],
};

/** What staff change: projects. */
@Injectable()
export class ProjectsWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
    private readonly constraints: ConstraintMessages,
  ) {}

  onModuleInit(): void {
    this.constraints.add('projects_slug_key', 'A project with this address already exists. Try again.');
    this.bin.addKind(projectKind);
  }

  create(
    { mainImage, gallery, ...fields }: CreateProjectDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, paths) => {
        const project = manager.create(Project, {
          type: ProjectType.RESIDENCE,
          slug: await freeSlug(manager, Project, fields.title),
          ...arrangeImages({ mainImage: null, gallery: [] }, { mainImage, gallery }, paths),
        });
        applyChanges(project, fields);
        const { id } = await manager.save(project);
        const saved = await manager.findOneByOrFail(Project, { id });
        const counted = await countersOf(manager, saved);
        await this.changes.log(manager, projectKind, ActivityVerb.CREATED, counted, caller);
        return { answer: ProjectDto.from(counted), dropped: [] };
      },
      request,
    );
  }

  update(
    id: number,
    { version, mainImage, gallery, ...fields }: UpdateProjectDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, paths) => {
        const dropped: string[] = [];
        const change = {
          id,
          version,
          isDone: (project: Project) =>
            paths.length === 0 && isAlreadySo(project, { ...fields, mainImage, gallery }),
          apply: (project: Project) => {
            const arranged = arrangeImages(project, { mainImage, gallery }, paths);
            dropped.push(...droppedImages(project, arranged));
            applyChanges(project, { ...fields, ...arranged });
          },
        };
        const saved = await this.changes.change(manager, projectKind, change, caller);
        return { answer: ProjectDto.from(saved), dropped };
      },
      request,
    );
  }

  /** Appends images; the first becomes the main one where there is none. */
  addImages(
    id: number,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    if (images.length === 0) {
      throw validationError([{ field: 'images', message: 'Send at least one picture as images.' }]);
    }
    return this.update(id, {}, images, caller, request);
  }

  /** Sets a switch to the wanted value, or, where none is named, to what it is not. */
  toggle(
    id: number,
    flag: 'isPublic' | 'isForSale',
    { value, version }: ToggleDto,
    caller: Caller,
  ): Promise<ProjectDto> {
    const change = { id, version, ...setSwitch(flag, value) };
    return this.dataSource.transaction(async (manager) =>
      ProjectDto.from(await this.changes.change(manager, projectKind, change, caller)),
    );
  }

  /** Moves a project to the bin; its images stay until it leaves the bin for good. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, projectKind, id, caller));
  }

  /** Moves several projects to the bin and says of each what became of it. */
  removeAll(ids: number[], caller: Caller, request?: RequestIdentity): Promise<DeleteResultDto[]> {
    return this.idempotency.runOnce(request, async (manager) => {
      const found = await manager.find(Project, {
        where: ids.map((id) => ({ id })),
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      for (const project of await addCounters(manager, found))
        await this.bin.put(manager, projectKind, project, caller);
      const removed = new Set(found.map(({ id }) => id));
      return ids.map((id) => ({
        id,
        outcome: removed.has(id) ? DeleteOutcome.DELETED : DeleteOutcome.NOT_FOUND,
      }));
    });
  }

  /** Takes a project out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<ProjectDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      ProjectDto.from(await this.bin.restore(manager, projectKind, id, caller)),
    );
  }
}
