import type { PublicPictureDto } from '../generated/model';

/** What is known of a record's pictures, whatever its record holds. */
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
