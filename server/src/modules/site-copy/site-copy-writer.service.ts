import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { insertMissing } from '../../common/insert-row.js';
import { libraryPaths, RecordWriter, setColumns } from '../../content/content.module.js';
import { FileUploads, type FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { SiteCopyDto } from './dto/site-copy.dto.js';
import type { UpdateSiteCopyDto } from './dto/update-site-copy.dto.js';
import { siteCopyType } from './site-copy.content-type.js';
import { SiteCopy, siteCopyId } from './site-copy.entity.js';

/** Lists of which each entry belongs to one of the other. */
const pairs = [
  ['figureValues', 'figureLabels'],
  ['associationMarks', 'associationNames'],
  ['certificationNames', 'certificationTexts'],
] as const;

/** What staff change: the words of the site. */
@Injectable()
export class SiteCopyWriterService {
  constructor(
    private readonly uploads: FileUploads,
    private readonly records: RecordWriter,
  ) {}

  /**
   * @param film what takes the place of the film
   * @throws ApiException 400 where the picture or the film is none of the site, a film has no picture, or two lists that belong together would not fit, 409 for a
   * stale version, 413 and 415 for a film that is none
   */
  update(
    { version, heroFilm: requestedFilm, ...words }: UpdateSiteCopyDto,
    film: FormFile | undefined,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<SiteCopyDto> {
    const work = async (manager: EntityManager, [uploaded]: string[]) => {
      // A database that nobody has written words into has no row yet.
      await insertMissing(manager, SiteCopy, { id: siteCopyId });
      const dropped: string[] = [];
      const wanted = { ...words, ...(await heroImageOf(manager, words)) };
      const columns = setColumns<SiteCopy>(wanted);
      const change = {
        ...{
          id: siteCopyId,
          version,
          isDone: (words: SiteCopy) => !uploaded && columns.isDone(words) && isFilmOf(words, requestedFilm),
        },
        apply: (words: SiteCopy) => {
          const { heroImage: before } = words;
          void columns.apply(words);
          requirePairs(words);
          const filmBefore = words.heroFilm;
          words.heroFilm = filmAfter(filmBefore, requestedFilm, uploaded);
          requirePoster(words);
          if (filmBefore !== null && filmBefore !== words.heroFilm) dropped.push(filmBefore);
          if (before !== null && before !== words.heroImage) dropped.push(before);
        },
      };
      const saved = await this.records.change(manager, siteCopyType, change, caller);
      return { answer: SiteCopyDto.from(saved), dropped };
    };
    // No picture comes along; what the words drop goes where nobody else names it.
    return this.uploads.saveFilmsWithChange(film ? [film] : [], work, request);
  }
}

function isFilmOf({ heroFilm }: SiteCopy, requested: string | null | undefined): boolean {
  return requested === undefined || requested === heroFilm;
}

/**
 * The film after a change: what was uploaded, else the one that stood there, else none.
 * @throws ApiException 400 for a path that is not that of the film which stood there
 */
function filmAfter(
  before: string | null,
  requested: string | null | undefined,
  uploaded: string | undefined,
): string | null {
  if (uploaded !== undefined) return uploaded;
  if (requested === undefined || requested === before) return before;
  if (requested === null) return null;
  const message = 'heroFilm must be a film, or the path of the current one.';
  throw validationError([{ field: 'heroFilm', message }]);
}

/** A film comes after the page, and not to everybody: there is always a picture in its place. */
function requirePoster({ heroImage, heroFilm }: SiteCopy): void {
  if (heroFilm === null || heroImage !== null) return;
  const message = 'A film needs a picture to show until it plays. Choose one, or remove the film.';
  throw validationError([{ field: 'heroImage', message }]);
}

/** The wanted picture by its path of now. */
async function heroImageOf(
  manager: EntityManager,
  { heroImage }: UpdateSiteCopyDto,
): Promise<Pick<UpdateSiteCopyDto, 'heroImage'>> {
  if (heroImage === undefined || heroImage === null) return heroImage === null ? { heroImage } : {};
  const path = (await libraryPaths(manager, [heroImage])).get(heroImage);
  if (path !== undefined) return { heroImage: path };
  throw validationError([{ field: 'heroImage', message: 'heroImage must be a picture of the site.' }]);
}

function requirePairs(words: SiteCopy): void {
  const faults = pairs
    .filter(([one, other]) => words[one].length !== words[other].length)
    .map(([one, other]) => ({
      field: other,
      message: `${other} must have as many entries as ${one}: ${words[one].length}, not ${words[other].length}.`,
    }));
  if (faults.length > 0) throw validationError(faults);
}
