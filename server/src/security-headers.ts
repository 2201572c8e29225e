import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config/config.js';
import { clientBuilds } from './site/client-builds.js';

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

const templates = [clientBuilds.publicTemplate, join(clientBuilds.admin, 'index.html')];

/** @returns what the content security policy has to allow for the inline scripts of the clients' pages */
function inlineScriptSources(): string[] {
  return templates.filter(existsSync).flatMap((template) => {
    const scripts = readFileSync(template, 'utf8').matchAll(
      /<script(?: type="module")?>([\s\S]*?)<\/script>/g,
    );
    return [...scripts].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  });
}
