import { ActivitySubject } from '../activity/activity.module.js';
import { BinEntity, type BinnedKind } from '../bin/bin.module.js';
import { BlogPost } from './blog-post.entity.js';
import { blogTexts } from './blog-texts.js';
import { PostDto } from './dto/post.dto.js';

/** What log, bin and earlier versions have to know of articles. */
export const postKind: BinnedKind<BlogPost> = {
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
