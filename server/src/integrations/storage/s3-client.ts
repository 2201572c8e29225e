import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/config.js';

/** How long the store has, in milliseconds; after that the request fails. */
export interface Patience {
  /** Until it begins to answer, all attempts together. */
  answer: number;
  /** For a file in whole, one way or the other. */
  file: number;
  /** Between two pieces of a file: also as long as a visitor on a slow line may take for one. */
  piece: number;
}

export const usualPatience: Patience = { answer: 5_000, file: 10_000, piece: 60_000 };

/** Each visitor who is being sent a file has one. */
const mostConnections = 500;

/** @param patience how long it may take to connect, and stay silent in between */
export function createS3Client(settings: S3Settings, patience = usualPatience): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  const agent = { keepAlive: true, maxSockets: mostConnections };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Many compatible stores know no checksums but their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience.answer / 2,
      socketTimeout: patience.piece,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

export function isNoBucket(error: unknown): boolean {
  return (error as Error).name === 'NoSuchBucket';
}

/** Stores have no common word for it. */
export function isFull(error: unknown): boolean {
  return statusOf(error) === 507 || /StorageFull|QuotaExceeded/.test((error as Error).name);
}
