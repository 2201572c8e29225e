import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { ConstraintMessages } from '../../common/errors/constraint-messages.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { freeSlug } from '../../common/slug.js';
import { applyChanges } from '../../common/versioning.js';
import { ImageUploads, type UploadedImage } from '../../integrations/images/image-uploads.js';
import { ActivitySubject, ActivityVerb, RecordChanges, setColumns } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind, BinService } from '../bin/bin.module.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { blogTexts } from './blog-texts.js';
import type { CreatePostDto } from './dto/create-post.dto.js';
import { PostDto } from './dto/post.dto.js';
import type { UpdatePostDto } from './dto/update-post.dto.js';

const folder = 'blog';

const postKind: BinnedKind<BlogPost> = {
  entity: BinEntity.POST,
  target: BlogPost,
  label: 'Article',
  subject: ActivitySubject.POST,
  notFound: blogTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: PostDto.from,
  describe: ({ title, category }) => ({ title, subtitle: category }),
  imagePathsOf: ({ featuredImage }) => [featuredImage],
};

/** What staff change: articles. */
@Injectable()
export class BlogWriterService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: ImageUploads,
    private readonly changes: RecordChanges,
    private readonly bin: BinService,
    private readonly idempotency: IdempotencyService,
    private readonly constraints: ConstraintMessages,
  ) {}

  onModuleInit(): void {
    this.constraints.add('blog_posts_slug_key', 'An article with this address already exists. Try again.');
    this.bin.addKind(postKind);
  }

  create(
    { status: _ignored, ...fields }: CreatePostDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [featuredImage = null]) => {
        const slug = await freeSlug(manager, BlogPost, fields.title);
        const post = manager.create(BlogPost, { slug, featuredImage, status: BlogStatus.DRAFT });
        applyChanges(post, columnsOf({ ...fields, category: fields.category ?? null }));
        const { id } = await manager.save(post);
        const saved = await manager.findOneByOrFail(BlogPost, { id });
        await this.changes.log(manager, postKind, ActivityVerb.CREATED, saved, caller);
        return { answer: PostDto.from(saved), dropped: [] };
      },
      request,
    );
  }

  update(
    id: number,
    { version, status, ...fields }: UpdatePostDto,
    images: UploadedImage[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    return this.uploads.saveWithChange(
      images,
      folder,
      async (manager, [featuredImage]) => {
        const dropped: string[] = [];
        const { isDone, apply } = setColumns<BlogPost>({ ...columnsOf(fields), status, featuredImage });
        const change = {
          id,
          version,
          isDone,
          apply: (post: BlogPost) => {
            if (featuredImage && post.featuredImage) dropped.push(post.featuredImage);
            void apply(post);
            // The first publication is the one that readers see dated.
            if (post.status === BlogStatus.PUBLISHED) post.publishedAt ??= new Date();
          },
        };
        return {
          answer: PostDto.from(await this.changes.change(manager, postKind, change, caller)),
          dropped,
        };
      },
      request,
    );
  }

  /** Moves an article to the bin. */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.dataSource.transaction((manager) => this.bin.remove(manager, postKind, id, caller));
  }

  /** Takes an article out of the bin as it was. @throws ApiException 404 when it does not lie there */
  restore(id: number, caller: Caller, request?: RequestIdentity): Promise<PostDto> {
    return this.idempotency.runOnce(request, async (manager) =>
      PostDto.from(await this.bin.restore(manager, postKind, id, caller)),
    );
  }
}

/** Fields as columns; an emptied field falls back to its default. */
function columnsOf(fields: Omit<UpdatePostDto, 'version' | 'status'>): Partial<BlogPost> {
  const { author, category, content, readTime, ...rest } = fields;
  return {
    ...rest,
    content: content === null ? '' : content,
    category: category === null ? 'Design' : category,
    authorName: author === null ? 'Admin' : author,
    readTime: readTime === null ? 5 : readTime,
  };
}
