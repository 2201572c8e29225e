export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorShape,
  currentRecord,
  type FieldFailure,
} from './api-error';
export { type ErrorType, fetcher, type RequestOptions } from './fetcher';
export { withTimeout } from './with-timeout';
export { createQueryClient, createServerQueryClient } from './query-client';
export { randomId } from './random-id';
export { readAnswer, readPage, readRecords } from './records/read-answer';
export { pictureAt } from './records/read-pictures';
export { readPost } from './records/read-post';
export { readProject } from './records/read-project';
export { readProjectDetails, readRelatedProjects } from './records/read-project-details';
export { readService } from './records/read-service';
export { runMutation } from './run-mutation';
export { saveFile } from './save-file';
export { onSessionExpired } from './session-refresh';
export {
  clearSession,
  readAccessToken,
  readStored,
  readStoredUser,
  saveSession,
  saveUser,
  type SessionKind,
  type SessionTokens,
  writeStored,
} from './session-storage';
export { submissionOf } from './submission-keys';
export { FILE_TIMEOUT_MS, type FetchLike, REQUEST_TIMEOUT_MS, setTransport } from './transport';
export {
  subscribeToUploads,
  type UploadProgress,
  uploadsUnderWay,
  type UploadUnderWay,
} from './upload-progress';
