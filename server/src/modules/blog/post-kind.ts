import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { BlogPost } from './blog-post.entity.js';
import { blogTexts } from './blog-texts.js';
import { PostDto } from './dto/post.dto.js';

/** What log, bin and earlier versions have to know of articles. */
export const postKind: BinnedKind<BlogPost> = {
  entity: RecordKind.POST,
  target: BlogPost,
  label: 'Article',
  subject: RecordKind.POST,
  notFound: blogTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: PostDto.from,
  describe: ({ title, category }) => ({ title, subtitle: category }),
  imagePathsOf: ({ featuredImage }) => [featuredImage],
};
