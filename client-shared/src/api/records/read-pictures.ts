import type { PublicPictureDto } from '../generated/index.schemas';

/** Reads the pictures of a record, which may hold anything. */
export function readPictures(value: unknown): PublicPictureDto[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** What is known of the picture at a path; undefined where it lies elsewhere. */
export function pictureAt(
  pictures: PublicPictureDto[] | undefined,
  path: string | null | undefined,
): PublicPictureDto | undefined {
  return pictures?.find((picture) => picture.path === path);
}
