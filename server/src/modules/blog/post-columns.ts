import type { BlogPost } from './blog-post.entity.js';
import { PostDto } from './dto/post.dto.js';

/** What an export of articles holds. */
export const postColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'tags',
  'author',
  'readTime',
  'status',
  'featured',
  'publishedAt',
  'featuredImage',
  'content',
  'createdAt',
  'updatedAt',
] as const;

/** An article in one row. */
export function postRow(post: BlogPost) {
  return { ...PostDto.from(post), author: post.authorName };
}
