import { pictureTypes } from '@consultancy/shared/attachments';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { ContentTypes } from '../../content/content.module.js';
import { NotAnImageError, runImageTask } from '../../integrations/images/image-tasks.js';
import { PrivateFileStore } from '../../integrations/private-files/private-file-store.js';
import { Attachment, type AttachedKind } from './attachment.entity.js';
import { AttachmentDto, OwnAttachmentDto } from './dto/attachment.dto.js';

const gone = 'This file no longer exists. Open the record again.';

/** 50 megapixels, as for pictures that staff upload. */
const mostPixels = 50_000_000;
const previewWidth = 480;

/** A file as staff get it. */
export interface LoadedAttachment {
  name: string;
  bytes: Uint8Array;
}

/** The files of visitors, as staff read them. */
@Injectable()
export class AttachmentsService {
  constructor(
    @InjectRepository(Attachment) private readonly attachments: Repository<Attachment>,
    private readonly store: PrivateFileStore,
    private readonly types: ContentTypes,
  ) {}

  /** Those of one record, in the order in which they were chosen. @throws ApiException 404 where it is gone or in the trash */
  async list(kind: AttachedKind, recordId: number): Promise<AttachmentDto[]> {
    const { manager } = this.attachments;
    const { entity, notFound: sentence } = this.types.of(kind);
    if (!(await manager.existsBy(entity, { id: recordId }))) throw notFound(sentence);
    const files = await this.attachments.find({ where: { kind, recordId }, order: { id: 'ASC' } });
    return files.map(AttachmentDto.from);
  }

  /** @throws ApiException 404 where it, or its record, is gone */
  async load(id: number): Promise<LoadedAttachment> {
    const { name, path } = await this.#find(id);
    return { name, bytes: await this.#read(path) };
  }

  /** A small picture of a picture. @throws ApiException 404 for anything else */
  async preview(id: number): Promise<LoadedAttachment> {
    const { name, path, type } = await this.#find(id);
    if (!pictureTypes.includes(type)) throw notFound('This file has no preview. Download it.');
    const bytes = await this.#read(path);
    try {
      const task = { do: 'preview', bytes, mostPixels, width: previewWidth } as const;
      return { name: `${name}.webp`, bytes: await runImageTask(task) };
    } catch (error) {
      if (!(error instanceof NotAnImageError)) throw error;
      throw notFound('This picture cannot be shown. Download it.');
    }
  }

  async #find(id: number): Promise<Attachment> {
    const { manager } = this.attachments;
    const file = await this.attachments.findOneBy({ id });
    const record = file && { id: file.recordId };
    if (!record || !(await manager.existsBy(this.types.of(file.kind).entity, record))) throw notFound(gone);
    return file;
  }

  async #read(path: string): Promise<Buffer> {
    const bytes = await this.store.read(path);
    if (!bytes) throw notFound(gone);
    return bytes;
  }
}

/** The files of records, for those who sent them: names, types and sizes. */
export async function findOwnAttachments(
  manager: EntityManager,
  kind: AttachedKind,
  recordIds: number[],
): Promise<Map<number, OwnAttachmentDto[]>> {
  const files = await manager.find(Attachment, {
    where: { kind, recordId: In(recordIds) },
    order: { id: 'ASC' },
  });
  const byRecord = new Map<number, OwnAttachmentDto[]>();
  for (const file of files) {
    byRecord.set(file.recordId, [...(byRecord.get(file.recordId) ?? []), OwnAttachmentDto.from(file)]);
  }
  return byRecord;
}
