/** A mail as its reader's program sees it: decoded, part by part. */
export interface ReceivedMail {
  sender: string;
  recipients: string[];
  raw: string;
  /** By name in lower case, in the order in which they came; unfolded and decoded. */
  headers: Map<string, string[]>;
  parts: MailPart[];
}

export interface MailPart {
  /** Without parameters: text/html. */
  type: string;
  fileName: string | undefined;
  content: string;
}

/** Reads a mail by the rules of RFC 5322 and MIME, as far as ours make use of them. */
export function readMail(bytes: Buffer, sender = '', recipients: string[] = []): ReceivedMail {
  // As Latin-1, every byte is a character of its own until its part says what it is.
  const raw = bytes.toString('latin1');
  const { headers, body } = split(raw);
  return { sender, recipients, raw, headers, parts: readParts(headers, body) };
}

/** The only header of a name. @throws Error when there is none, or more than one */
export function header(mail: ReceivedMail, name: string): string {
  const [value, ...others] = mail.headers.get(name.toLowerCase()) ?? [];
  if (value === undefined || others.length > 0) throw new Error(`There is not exactly one ${name}.`);
  return value;
}

/** The only part of a type. */
export function partOf(mail: ReceivedMail, type: string): string {
  const found = mail.parts.filter((part) => part.type === type);
  if (found.length !== 1) throw new Error(`There are ${found.length} parts of ${type}.`);
  return found[0]!.content;
}

function readParts(headers: Map<string, string[]>, body: string): MailPart[] {
  const contentType = headers.get('content-type')?.[0] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary) {
    const [, ...parts] = body.split(`--${boundary}`);
    return parts.slice(0, -1).flatMap((part) => {
      const inner = split(part.replace(/^\r\n/, ''));
      return readParts(inner.headers, inner.body.replace(/\r\n$/, ''));
    });
  }
  const disposition = headers.get('content-disposition')?.[0] ?? '';
  const content = decode(body, headers.get('content-transfer-encoding')?.[0] ?? '7bit').toString('utf8');
  return [
    {
      type: contentType.split(';')[0]!.trim(),
      fileName: /filename="?([^";]+)"?/.exec(disposition)?.[1],
      content: content.replaceAll('\r\n', '\n'),
    },
  ];
}

function split(part: string): { headers: Map<string, string[]>; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  const unfolded = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  for (const line of unfolded.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())]);
  }
  return { headers, body: part.slice(end + 4) };
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(
    encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body,
    'latin1',
  );
}

/** Encoded words of RFC 2047; the space between two of them is none. */
function decodeWords(value: string): string {
  const bytes = value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeQuoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
