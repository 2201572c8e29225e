import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';
import { ErrorCode } from '../../common/errors/error-code.enum.js';

const secondsToWait = 30;

/** For what only staff do: visitors send no files. */
class StorageFailure extends ApiException {
  constructor(sentence: string, cause: unknown) {
    super(HttpStatus.SERVICE_UNAVAILABLE, ErrorCode.SERVICE_UNAVAILABLE, sentence, undefined, {
      'Retry-After': String(secondsToWait),
    });
    this.cause = cause;
  }
}

/** Nothing was written. */
export function storageFull(cause: unknown): ApiException {
  return new StorageFailure(
    'There is no room left for pictures. Nothing was saved. Make room on the server, then try again.',
    cause,
  );
}
