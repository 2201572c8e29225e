import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientBuilds } from './client-builds.js';

const templates = [clientBuilds.publicTemplate, join(clientBuilds.admin, 'index.html')];

/** @returns what the content security policy has to allow for the inline scripts of the clients' pages */
export function inlineScriptSources(): string[] {
  return templates.filter(existsSync).flatMap((template) => {
    const scripts = readFileSync(template, 'utf8').matchAll(
      /<script(?: type="module")?>([\s\S]*?)<\/script>/g,
    );
    return [...scripts].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  });
}
