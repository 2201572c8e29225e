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
import { RecordKind } from '../../common/record-kind.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import {
  FormerAddressesService,
  RecordWriter,
  setSwitch,
  BinService,
  libraryPaths,
  DraftsService,
} from '../../content/content.module.js';
import { addCounters, type CountedProject } from './counted-project.js';
import { DeleteOutcome, type DeleteResultDto } from './dto/bulk-delete.dto.js';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import { ProjectDto } from './dto/project.dto.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import { type BeforeAfter, Project } from './project.entity.js';
import { ProjectType } from './project.enums.js';
import { arrangeImages, droppedImages } from './project-images.js';
import { projectType } from './project.content-type.js';

const folder = 'projects';

/** What staff change: projects. */
@Injectable()
export class ProjectsWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly records: RecordWriter,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
    private readonly constraints: ConstraintMessages,
    private readonly addresses: FormerAddressesService,
    private readonly drafts: DraftsService,
  ) {}

  onModuleInit(): void {
    this.constraints.add(
      'projects_slug_key',
      'Another project has this address, perhaps one in the bin. Choose another address.',
    );
  }

  create(
    { mainImage, gallery, beforeAfter, ...fields }: CreateProjectDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, paths) => {
        const library = await libraryPaths(manager, [mainImage, ...(gallery ?? [])]);
        const project = manager.create(Project, {
          type: ProjectType.RESIDENCE,
          slug: await freeSlug(manager, Project, fields.title, (base) =>
            this.addresses.like(manager, RecordKind.PROJECT, base),
          ),
          ...arrangeImages(
            { mainImage: null, gallery: [], beforeAfter: [] },
            { mainImage, gallery, beforeAfter },
            paths,
            library,
          ),
        });
        applyChanges(project, fields);
        const saved = await this.records.create(manager, projectType, project as CountedProject, caller);
        return { answer: ProjectDto.from(saved), dropped: [] };
      },
      caller,
      request,
    );
  }

  update(
    id: number,
    { version, mainImage, gallery, beforeAfter, ...fields }: UpdateProjectDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, paths) => {
        const library = await libraryPaths(manager, [mainImage, ...(gallery ?? [])]);
        const dropped: string[] = [];
        const change = {
          id,
          version,
          isDone: (project: Project) =>
            paths.length === 0 &&
            isAlreadySo(project, { ...fields, mainImage, gallery, beforeAfter: plainPairs(beforeAfter) }),
          apply: (project: Project) => {
            const arranged = arrangeImages(project, { mainImage, gallery, beforeAfter }, paths, library);
            dropped.push(...droppedImages(project, arranged));
            applyChanges(project, { ...fields, ...arranged });
          },
        };
        const saved = await this.records.change(manager, projectType, change, caller);
        return { answer: ProjectDto.from(saved), dropped };
      },
      caller,
      request,
    );
  }

  /** The project as it would be with its draft. @throws ApiException 404 */
  async findChanged(id: number): Promise<ProjectDto> {
    return ProjectDto.from(await this.drafts.find(projectType, id));
  }

  /** Changes a project without visitors seeing it. */
  saveChanges(
    id: number,
    { version, mainImage, gallery, beforeAfter, isPublic: _ignored, ...fields }: UpdateProjectDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<ProjectDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, paths) => {
        const library = await libraryPaths(manager, [mainImage, ...(gallery ?? [])]);
        const apply = (project: Project) => {
          const arranged = arrangeImages(project, { mainImage, gallery, beforeAfter }, paths, library);
          applyChanges(project, { ...fields, ...arranged });
        };
        const change = { id, version, apply };
        const saved = await this.drafts.save(manager, projectType, change, caller);
        return { ...saved, answer: ProjectDto.from(saved.answer) };
      },
      caller,
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
      ProjectDto.from(await this.records.change(manager, projectType, change, caller)),
    );
  }

  /** Moves a project to the bin; its images stay until it leaves the bin for good. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, projectType, id, caller));
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
        await this.bin.put(manager, projectType, project, caller);
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
      ProjectDto.from(await this.bin.restore(manager, projectType, id, caller)),
    );
  }
}

/** Without the class that they came in as, which nothing stored has. */
function plainPairs(pairs: BeforeAfter[] | undefined): BeforeAfter[] | undefined {
  return pairs?.map(({ before, after }) => ({ before, after }));
}
