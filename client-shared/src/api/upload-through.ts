import type { FetchLike } from './transport';

/**
 * Carries one request like `fetch`, and says how much of its body has gone, which fetch cannot.
 * @param onProgress gets the sent share of the body, 0 to 1
 */
export function uploadThrough(onProgress: (share: number) => void): FetchLike {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('Network error'));
      request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      if (signal?.aborted) request.abort();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText, { status: request.status, headers });
}
