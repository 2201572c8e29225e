const expected: Record<string, (value: string | null) => boolean> = {
  'content-security-policy': (value) =>
    value !== null &&
    ['frame-ancestors', 'object-src', 'base-uri'].every((name) => value.includes(`${name} 'none'`)) &&
    !/script-src[^;]*unsafe/.test(value),
  'x-content-type-options': (value) => value === 'nosniff',
  'x-frame-options': (value) => value === 'SAMEORIGIN',
  'referrer-policy': (value) => value === 'strict-origin-when-cross-origin',
  'strict-transport-security': (value) => value === 'max-age=31536000; includeSubDomains',
  'x-request-id': (value) => value !== null && /^[0-9a-f-]{36}$/.test(value),
  'x-powered-by': (value) => value === null,
  'access-control-allow-origin': (value) => value === null,
  // Texts say how they are written; a stream of events is UTF-8 anyway, and what has no body has no type.
  'content-type': (value) =>
    !/text(?!\/event-stream)|json|xml|javascript/.test(value ?? '') || /; charset=utf-8/i.test(value!),
};

/** The headers of an answer that do not protect as they should, of a site at an https address. */
export function insecureHeaders(headers: Headers): string[] {
  return Object.entries(expected)
    .filter(([name, isSafe]) => !isSafe(headers.get(name)))
    .map(([name]) => `${name}: ${headers.get(name) ?? 'none'}`);
}
