import { RecordKind } from '../../common/record-kind.js';
import { restored, type RevisedKind, RevisionFormat, shown } from '../revisions/revisions.module.js';
import type { BlogPost } from './blog-post.entity.js';
import { postKind } from './post-kind.js';

const { TEXT, NUMBER, SWITCH, CHOICE, LIST, PICTURES } = RevisionFormat;

export const revisedPost: RevisedKind<BlogPost> = {
  kind: RecordKind.POST,
  record: postKind,
  fields: {
    ...restored(TEXT, 'title', 'excerpt', 'content', 'category', 'authorName', 'authorAvatar'),
    ...restored(NUMBER, 'readTime'),
    ...restored(LIST, 'tags'),
    ...restored(SWITCH, 'featured', 'readTimeComputed'),
    ...restored(PICTURES, 'featuredImage'),
    ...shown(CHOICE, 'status'),
    ...shown(TEXT, 'slug'),
  },
};
