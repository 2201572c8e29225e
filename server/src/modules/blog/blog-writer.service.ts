import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import { ConstraintMessages } from '../../common/errors/constraint-messages.js';
import { orDefaults } from '../../common/fields/dto-types.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { freeSlug } from '../../common/slug.js';
import { applyChanges, isAlreadySo } from '../../common/versioning.js';
import { RecordKind } from '../../common/record-kind.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import {
  FormerAddressesService,
  RecordWriter,
  setColumns,
  BinService,
  libraryPaths,
  DraftsService,
} from '../../content/content.module.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import type { CreatePostDto, UpdatePostDto } from './dto/create-post.dto.js';
import { PostDto } from './dto/post.dto.js';
import { postType } from './post.content-type.js';

const folder = 'blog';

/** What staff change: articles. */
@Injectable()
export class BlogWriterService implements OnModuleInit {
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
      'blog_posts_slug_key',
      'Another article has this address, perhaps one in the bin. Choose another address.',
    );
  }

  create(
    { status: _ignored, featuredImage: wished, ...fields }: CreatePostDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploaded]) => {
        const library = await libraryPaths(manager, [wished]);
        const featuredImage = pictureAfter(null, wished, uploaded, library);
        const slug = await freeSlug(manager, BlogPost, fields.title, (base) =>
          this.addresses.like(manager, RecordKind.POST, base),
        );
        const post = manager.create(BlogPost, { slug, featuredImage, status: BlogStatus.DRAFT });
        applyChanges(post, columnsOf({ ...fields, readTime: fields.readTime ?? null }));
        const saved = await this.records.create(manager, postType, post, caller);
        return { answer: PostDto.from(saved), dropped: [] };
      },
      caller,
      request,
    );
  }

  update(
    id: number,
    { version, status, featuredImage: wished, ...fields }: UpdatePostDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploaded]) => {
        const dropped: string[] = [];
        const library = await libraryPaths(manager, [wished]);
        const { isDone, apply } = setColumns<BlogPost>({ ...columnsOf(fields), status });
        const change = {
          id,
          version,
          isDone: (post: BlogPost) =>
            isDone(post) && !uploaded && isAlreadySo(post, { featuredImage: wished }),
          apply: (post: BlogPost) => {
            const before = post.featuredImage;
            post.featuredImage = pictureAfter(before, wished, uploaded, library);
            if (before !== null && before !== post.featuredImage) dropped.push(before);
            void apply(post);
            // The first publication is the one that readers see dated.
            if (post.status === BlogStatus.PUBLISHED) post.publishedAt ??= new Date();
          },
        };
        return {
          answer: PostDto.from(await this.records.change(manager, postType, change, caller)),
          dropped,
        };
      },
      caller,
      request,
    );
  }

  /** The article as it would be with its draft. @throws ApiException 404 */
  async findChanged(id: number): Promise<PostDto> {
    return PostDto.from(await this.drafts.find(postType, id));
  }

  /** Changes an article without readers seeing it. */
  saveChanges(
    id: number,
    { version, status: _ignored, featuredImage: wished, ...fields }: UpdatePostDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [uploaded]) => {
        const library = await libraryPaths(manager, [wished]);
        const apply = (post: BlogPost) => {
          post.featuredImage = pictureAfter(post.featuredImage, wished, uploaded, library);
          applyChanges(post, columnsOf(fields));
        };
        const saved = await this.drafts.save(manager, postType, { id, version, apply }, caller);
        return { ...saved, answer: PostDto.from(saved.answer) };
      },
      caller,
      request,
    );
  }

  /** Moves an article to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, postType, id, caller));
  }

  /** Takes an article out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<PostDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      PostDto.from(await this.bin.restore(manager, postType, id, caller)),
    );
  }
}

/**
 * The picture of an article after a change: what was uploaded, else what was wished, else what it had.
 * @param library paths of the site's pictures by the names that the request has for them
 * @throws ApiException 400 for a path that is no picture of the site
 */
function pictureAfter(
  before: string | null,
  wished: string | null | undefined,
  uploaded: string | undefined,
  library: ReadonlyMap<string, string>,
): string | null {
  if (uploaded !== undefined) return uploaded;
  if (wished === undefined) return before;
  if (wished === null || wished === before) return wished;
  const known = library.get(wished);
  if (known !== undefined) return known;
  const message = 'featuredImage must be the path of a picture of the site.';
  throw validationError([{ field: 'featuredImage', message }]);
}

/** Fields as columns; an emptied field falls back to its default. */
function columnsOf({
  author,
  readTime,
  ...fields
}: Omit<UpdatePostDto, 'version' | 'status' | 'featuredImage'>): Partial<BlogPost> {
  return {
    ...orDefaults(BlogPost, { ...fields, authorName: author }),
    ...(readTime !== undefined && { readTimeComputed: readTime === null }),
    ...(typeof readTime === 'number' && { readTime }),
  };
}
