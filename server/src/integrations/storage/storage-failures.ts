import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';

const secondsToWait = 30;

/** In English: only staff send files, and where visitors see none, no text is shown. */
class StorageFailure extends ApiException {
  constructor(sentence: string, cause: unknown) {
    super(HttpStatus.SERVICE_UNAVAILABLE, ErrorCode.SERVICE_UNAVAILABLE, sentence, undefined, {
      'Retry-After': String(secondsToWait),
    });
    this.cause = cause;
  }
}

/** Nothing was written. */
export class StorageFull extends StorageFailure {
  constructor(cause: unknown) {
    super(
      'There is no disk space left for files. Nothing was saved. Free some space, then try again.',
      cause,
    );
  }
}

/** Whether what was requested was done, or is done later, is not known. */
export class StorageSilent extends StorageFailure {
  constructor(cause: unknown) {
    super('The files cannot be reached right now. Nothing was saved. Try again in a minute.', cause);
  }
}
