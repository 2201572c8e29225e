import { sheetWords } from '@consultancy/shared/sheet-words';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { BoundedWork, measureWork } from '../../../common/bounded-work.js';
import { isTranslatedLanguage, type SiteLanguage } from '../../../common/language/site-language.enum.js';
import { plainTextOf } from '../../../common/markdown/render-markdown.js';
import { Metrics } from '../../../common/metrics/metrics.js';
import { Config } from '../../../config/config.js';
import { runImageTask } from '../../../integrations/images/image-tasks.js';
import { readWideEnough } from '../../../integrations/images/read-wide-enough.js';
import { FileStorage } from '../../../integrations/storage/file-storage.js';
import { SettingsService } from '../../settings/settings.module.js';
import type { PublicProjectDto } from '../dto/public-project.dto.js';
import { ProjectsService } from '../projects.service.js';
import type { SheetContent } from './draw-sheet.js';

/** Pixels to a point: 180 to the inch. */
const density = 2.5;

/** What a sheet shows of a project; who looks at it and what they think changes nothing on it. */
type ShownProject = Omit<PublicProjectDto, 'viewCount' | 'averageRating' | 'ratingCount'>;

interface Wanted {
  project: ShownProject;
  firm: SheetContent['firm'];
  language: SiteLanguage;
}

/** Projects on one sheet of A4, as a PDF. */
@Injectable()
export class ProjectSheetsService {
  readonly #logger = new Logger('ProjectSheets');
  readonly #work = new BoundedWork({ atOnce: 1, waiting: 20 });
  /** Those requested last, by what they were made of; the caller for one that is being drawn waits for it. */
  readonly #sheets = new LRUCache<string, Buffer, Wanted>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => this.#work.run(() => this.#draw(context)),
  });

  constructor(
    private readonly projects: ProjectsService,
    private readonly settings: SettingsService,
    private readonly storage: FileStorage,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    metrics.add(...measureWork('sheets', this.#work));
  }

  /** @throws ApiException 404 where there is no such project, 301 where it has another address, 503 where too many sheets are being drawn */
  async find(slug: string, language: SiteLanguage): Promise<Buffer> {
    const [{ viewCount: _, averageRating: __, ratingCount: ___, ...project }, firm] = await Promise.all([
      this.projects.findBySlug(slug, language, `/sheet.pdf?language=${language}`),
      this.settings.letterhead(language),
    ]);
    const wanted = { project, firm, language };
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('base64');
    return (await this.#sheets.fetch(key, { context: wanted }))!;
  }

  async #draw({ project, firm, language }: Wanted): Promise<Buffer> {
    // Comes with its first use, fonts and all.
    const { drawSheet, mainFrame, mostSmallPictures, smallFrame } = await import('./draw-sheet.js');
    const { mainImage, gallery, slug } = project;
    const main = mainImage && (await this.#picture(project, mainImage, mainFrame));
    const others: Buffer[] = [];
    for (const path of gallery.slice(0, mostSmallPictures)) {
      const picture = await this.#picture(project, path, smallFrame);
      if (picture) others.push(picture);
    }
    const text = project.longDescription ? await plainTextOf(project.longDescription) : project.description;
    const inLanguage = isTranslatedLanguage(language) ? `/${language}` : '';
    return drawSheet({
      language,
      firm,
      link: `${this.config.publicUrl}${inLanguage}/projects/${encodeURIComponent(slug)}`,
      title: project.title,
      paragraphs: text.split(/\n\s*\n/),
      facts: factsOf(project, language),
      main: main || undefined,
      others,
      changedAt: project.updatedAt,
    });
  }

  /** @returns a JPEG in the proportions of its frame; undefined for one that cannot be had, because the sheet can do without */
  async #picture(
    { pictures }: ShownProject,
    path: string,
    frame: { width: number; height: number },
  ): Promise<Buffer | undefined> {
    const known = pictures.find((picture) => picture.path === path);
    const width = Math.round(frame.width * density);
    try {
      const bytes = await readWideEnough(this.storage, path, width);
      if (!bytes) return undefined;
      return await runImageTask({
        do: 'print',
        bytes,
        width,
        height: Math.round(frame.height * density),
        isWhole: known !== undefined && known.kind !== 'PHOTO',
        focus: [known?.focalX ?? 0.5, known?.focalY ?? 0.5],
      });
    } catch (error) {
      this.#logger.warn({ err: error as Error, path }, 'A sheet goes without a picture');
      return undefined;
    }
  }
}

function factsOf(project: ShownProject, language: SiteLanguage): SheetContent['facts'] {
  const { facts: labels, ...words } = sheetWords[language];
  const area = (size: number | null) => size && words.area(size.toLocaleString('en-US'));
  const facts = [
    [labels.location, project.location],
    [labels.year, project.year],
    [labels.type, words.types[project.type]],
    [labels.plotSize, area(project.plotSize)],
    [labels.builtArea, area(project.builtArea)],
    [labels.client, project.client],
    [labels.collaborators, project.collaborators],
    [labels.style, words.styles[project.style]],
    [labels.status, words.statuses[project.status]],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
