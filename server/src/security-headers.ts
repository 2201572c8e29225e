import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from './config/config.js';
import { inlineScriptSources } from './site/inline-scripts.js';

const mapSite = 'https://www.openstreetmap.org';

/** What every answer says to browsers; also those that never pass through a hook, such as the parser's. */
export function securityHeaders(config: Config): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(config))(request, response, () => undefined);
  return response.getHeaders() as Record<string, string>;
}

function helmetOptions(config: Config): HelmetOptions {
  const https = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptSources()],
        // Mantine sets sizes and colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Services may name a picture elsewhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // The film of the home page.
        mediaSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        // The contact page's map, which is first asked whether it is there.
        frameSrc: [mapSite],
        connectSrc: ["'self'", mapSite],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
