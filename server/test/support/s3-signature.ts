import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Key {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const scheme =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=[0-9a-f]{64}$/;
const fifteenMinutesMs = 15 * 60 * 1000;

/**
 * Checks a request's Signature Version 4 by making it anew.
 * @returns the code of the error that a store would answer, or undefined where all is right
 */
export async function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  key: S3Key,
): Promise<string | undefined> {
  const { authorization, ...headers } = request.headers as Record<string, string>;
  const [, accessKeyId, region, signed] = scheme.exec(authorization ?? '') ?? [];
  if (signed === undefined) return 'AccessDenied';
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const signingDate = dateOf(headers['x-amz-date'] ?? '');
  if (!(Math.abs(Date.now() - signingDate.getTime()) < fifteenMinutesMs)) return 'RequestTimeTooSkewed';
  const declared = headers['x-amz-content-sha256'];
  if (declared !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const [path, query] = request.url!.split('?');
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: key,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const made = await signer.sign(
    {
      method: request.method!,
      protocol: 'http:',
      hostname: headers['host']!,
      path: path!,
      query: Object.fromEntries(new URLSearchParams(query)),
      headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])),
    },
    { signingDate, signableHeaders: new Set(names) },
  );
  return made.headers['authorization'] === authorization ? undefined : 'SignatureDoesNotMatch';
}

/** `20261123T051500Z` */
function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

type Bytes = string | ArrayBuffer | ArrayBufferView;

/** Node's own, in the shape that the signer wants. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: Bytes) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: Bytes): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}

function bytesOf(data: Bytes): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
}
