import { Injectable } from '@nestjs/common';
import type { DeepPartial } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { orDefaults } from '../../common/fields/dto-types.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { type GivenPictures, PublishedContentWriter } from '../../content/content.module.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import type { UpdatePostDto } from './dto/create-post.dto.js';
import type { PostDto } from './dto/post.dto.js';
import { postType } from './post.content-type.js';

type Fields = Omit<UpdatePostDto, 'version'>;

/** What staff change: articles. */
@Injectable()
export class BlogWriterService extends PublishedContentWriter<BlogPost, Fields, PostDto> {
  protected readonly type = postType;

  /** A new article is a draft, also where the request names another status. */
  override create(
    fields: Fields,
    images: FormFile[],
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<PostDto> {
    const readTime = fields.readTime ?? null;
    return super.create({ ...fields, status: undefined, readTime }, images, caller, request);
  }

  protected override blank(): DeepPartial<BlogPost> {
    return { status: BlogStatus.DRAFT };
  }

  /** An emptied field falls back to its default. */
  protected override columnsOf({ author, readTime, ...fields }: Fields): Partial<BlogPost> {
    return {
      ...orDefaults(BlogPost, { ...fields, authorName: author }),
      ...(readTime !== undefined && { readTimeComputed: readTime === null }),
      ...(typeof readTime === 'number' && { readTime }),
    };
  }

  protected override apply(post: BlogPost, fields: Fields, given: GivenPictures): string[] {
    const dropped = super.apply(post, fields, given);
    // The first publication is the one that readers see dated.
    if (post.status === BlogStatus.PUBLISHED) post.publishedAt ??= new Date();
    return dropped;
  }
}
