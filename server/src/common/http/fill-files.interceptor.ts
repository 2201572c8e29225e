import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable, switchMap } from 'rxjs';
import type { RequestWithCaller } from '../access/access.js';
import type { BoundedWork } from '../bounded-work.js';
import { conflict, tooLarge } from '../errors/api-exception.js';
import { inEachLanguage } from '../errors/sentence.js';

/** In place of an account: the random id of a file is all that it takes to go on with it, and nobody can list them. */
export const ofVisitors = 0;

/** Files that arrived in parts, before the request that uses them; `integrations/upload-parts` keeps them. */
export abstract class ReceivedFiles {
  /**
   * @param ownerId the account that sent it, whose requests alone get it, or `ofVisitors`
   * @returns all that has arrived, from the beginning without a gap; empty where nothing has
   */
  abstract read(ownerId: number, id: string): Promise<Buffer>;
}

/** The media type of a file in a form that names another one, which arrived in parts; its content is `id size`. */
export const uploadReferenceType = 'application/vnd.upload-reference';

const reference = /^([0-9a-f-]{36}) (\d{1,9})$/;

const notWhole = inEachLanguage((texts) => texts.fileNotWhole);

interface FormFile {
  mimetype: string;
  buffer: Buffer;
  size: number;
}

interface VisitorFiles {
  /** Name of the form's field, at which its faults are shown. */
  field: string;
  /** Bounds how many forms have their files in memory. */
  work: BoundedWork;
}

/**
 * Puts files that arrived in parts in the place of those that name them. What follows sees no difference: the
 * checks of their content, and the Idempotency-Key, which counts their bytes.
 * @param largestBytes of one file, as for one that comes in the form itself
 * @param ofAnybody where anybody may send the form; without it the files are those of the account that sends it
 */
export function FillFiles(largestBytes: number, ofAnybody?: VisitorFiles): Type<NestInterceptor> {
  class FillFilesInterceptor implements NestInterceptor {
    constructor(@Inject(ReceivedFiles) private readonly received: ReceivedFiles) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context
        .switchToHttp()
        .getRequest<RequestWithCaller & { file?: FormFile; files?: FormFile[] }>();
      const files = [request.file, request.files].flat().filter((file) => isReference(file));
      if (files.length === 0) return next.handle();
      if (!ofAnybody)
        return from(this.#fill(files, request.user!.userId)).pipe(switchMap(() => next.handle()));
      return from(
        ofAnybody.work.run(async () => {
          await this.#fill(files, ofVisitors);
          return lastValueFrom(next.handle());
        }),
      );
    }

    async #fill(files: FormFile[], ownerId: number): Promise<void> {
      for (const file of files) {
        const [, id, size] = reference.exec(file.buffer.toString('latin1')) ?? [];
        if (id === undefined) throw conflict(notWhole);
        if (Number(size) > largestBytes) {
          const megabytes = largestBytes / 1024 / 1024;
          throw tooLarge(
            inEachLanguage((texts) => texts.fileTooLarge(megabytes)),
            ofAnybody?.field,
          );
        }
        file.buffer = await this.received.read(ownerId, id);
        file.size = file.buffer.length;
        if (file.size !== Number(size)) throw conflict(notWhole);
      }
    }
  }
  return mixin(FillFilesInterceptor);
}

/** The framework's request has methods of these names where there is no form. */
function isReference(file: unknown): file is FormFile {
  return typeof file === 'object' && file !== null && (file as FormFile).mimetype === uploadReferenceType;
}
