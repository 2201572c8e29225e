import type { PictureDto } from '@consultancy/client-shared/api/model';

/** What a picture is called: as its file was, else by what it shows, else as it is stored. */
export function pictureName({ fileName, alt, path }: Pick<PictureDto, 'fileName' | 'alt' | 'path'>): string {
  return fileName || alt || path.replace(/^.*\//, '');
}
