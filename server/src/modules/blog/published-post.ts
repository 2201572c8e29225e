import { RecordKind } from '../../common/record-kind.js';
import { namesOf, type PublishedKind } from '../publications/publications.module.js';
import type { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import { postKind } from './post-kind.js';
import { revisedPost } from './revised-post.js';

export const publishedPost: PublishedKind<BlogPost> = {
  kind: RecordKind.POST,
  record: postKind,
  content: namesOf(revisedPost.fields, 'status'),
  isPublished: ({ status }) => status === BlogStatus.PUBLISHED,
  setPublished: (post, isPublished) => {
    post.status = isPublished ? BlogStatus.PUBLISHED : BlogStatus.DRAFT;
    // The first publication is the one that readers see dated.
    if (isPublished) post.publishedAt ??= new Date();
  },
};
