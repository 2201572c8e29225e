import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { clientBuilds } from './client-builds.js';

/** @returns what the content security policy has to allow for the scripts that stand in the public pages themselves */
export function inlineScriptSources(): string[] {
  if (!existsSync(clientBuilds.publicTemplate)) return [];
  const template = readFileSync(clientBuilds.publicTemplate, 'utf8');
  return [...template.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
