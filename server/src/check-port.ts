import { createServer } from 'node:net';

/** Returns why a server cannot listen on a port and what to do, in one sentence each; undefined where it can. */
export async function describeTakenPort(
  port: number,
  host: string,
  setting: string,
): Promise<string | undefined> {
  const probe = createServer();
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (!error) return undefined;
  const known = {
    EADDRINUSE: `port ${port} is in use. Stop what uses it, or set ${setting} to another one.`,
    EACCES: `port ${port} needs more rights than this account has. Set ${setting} to one above 1023.`,
  }[error.code ?? ''];
  return known ?? `cannot listen on ${host}:${port} (${error.message}). Check HOST and ${setting}.`;
}
