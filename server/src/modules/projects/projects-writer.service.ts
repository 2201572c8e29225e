import { Injectable } from '@nestjs/common';
import type { DeepPartial } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { type GivenPictures, PublishedContentWriter } from '../../content/content.module.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { checkPeriod } from './check-period.js';
import { addCounters, type CountedProject } from './counted-project.js';
import { DeleteOutcome, type DeleteResultDto, type UpdateProjectDto } from './dto/create-project.dto.js';
import type { ProjectDto } from './dto/project.dto.js';
import { arrangeImages, droppedImages } from './project-images.js';
import { projectType } from './project.content-type.js';
import { Project } from './project.entity.js';
import { ProjectType } from './project.enums.js';

type Fields = Omit<UpdateProjectDto, 'version'>;

/** What staff change: projects. */
@Injectable()
export class ProjectsWriterService extends PublishedContentWriter<CountedProject, Fields, ProjectDto> {
  protected readonly type = projectType;

  /** Appends images; the first becomes the main one where there is none. */
  addImages(id: number, images: FormFile[], caller: Caller, request?: RequestIdentity): Promise<ProjectDto> {
    if (images.length === 0) {
      throw validationError([{ field: 'images', message: 'Send at least one picture in the field images.' }]);
    }
    return this.update(id, {}, images, caller, request);
  }

  /** Moves several projects to the trash and says of each what became of it. */
  removeAll(ids: number[], caller: Caller, request?: RequestIdentity): Promise<DeleteResultDto[]> {
    return this.idempotency.runOnce(request, async (manager) => {
      const found = await manager.find(Project, {
        where: ids.map((id) => ({ id })),
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      for (const project of await addCounters(manager, found))
        await this.trash.put(manager, projectType, project, caller);
      const removed = new Set(found.map(({ id }) => id));
      return ids.map((id) => ({
        id,
        outcome: removed.has(id) ? DeleteOutcome.DELETED : DeleteOutcome.NOT_FOUND,
      }));
    });
  }

  protected override blank(): DeepPartial<CountedProject> {
    return { type: ProjectType.RESIDENCE, mainImage: null, gallery: [], beforeAfter: [] };
  }

  protected override picturesIn({ mainImage, gallery = [] }: Fields) {
    return [mainImage, ...gallery];
  }

  protected override isAlreadySo(project: CountedProject, { beforeAfter, ...fields }: Fields): boolean {
    // Without the class that they came in as, which nothing stored has.
    const pairs = beforeAfter?.map(({ before, after }) => ({ before, after }));
    return isAlreadySo(project, { ...fields, beforeAfter: pairs });
  }

  protected override apply(project: CountedProject, fields: Fields, given: GivenPictures): string[] {
    const booked = arrangeImages(project, fields, given.uploads, given.library);
    const dropped = droppedImages(project, booked);
    applyChanges(project, { ...fields, ...booked });
    checkPeriod(project);
    return dropped;
  }
}
