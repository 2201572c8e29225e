import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');

interface Stage {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  healthcheck: string[];
  command: string[];
}

/** What a container of the image would run, with its file system in `folder`. */
export type Image = Stage;

/**
 * Builds the product's Dockerfile without a container engine: each stage is a folder below `target`, and its commands
 * run on this machine, with this Node. A base image is an empty folder. Knows only the instructions that the file has.
 * @throws Error for an instruction that it does not know, or when a command fails
 */
export function buildImage(target: string): Image {
  const text = readFileSync(join(project, 'Dockerfile'), 'utf8').replace(/\\\n/g, '');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const stages = new Map<string, Stage>();
  let stage!: Stage;
  for (const [index, line] of lines.entries()) {
    const [, instruction, rest] = /^(\w+) (.*)$/.exec(line)!;
    if (instruction === 'FROM') {
      const [base, , name = String(index)] = rest!.split(' ');
      stage = beginStage(join(target, name), stages.get(base!));
      stages.set(name, stage);
    } else {
      const perform = instructions[instruction!];
      if (!perform) throw new Error(`This test cannot run ${line}`);
      perform(stage, rest!, stages);
    }
  }
  return stage;
}

function beginStage(folder: string, base?: Stage): Stage {
  mkdirSync(folder);
  if (!base) return { folder, workdir: '/', env: {}, user: 'root', healthcheck: [], command: [] };
  cpSync(base.folder, folder, { recursive: true });
  return { ...base, env: { ...base.env }, folder };
}

const instructions: Record<string, (stage: Stage, rest: string, stages: Map<string, Stage>) => void> = {
  WORKDIR: (stage, rest) => {
    stage.workdir = rest;
    mkdirSync(join(stage.folder, rest), { recursive: true });
  },
  ENV: ({ env }, rest) =>
    Object.assign(env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('=')))),
  COPY: copy,
  RUN: ({ folder, workdir, env }, rest) => {
    const options = {
      cwd: join(folder, workdir),
      env: { ...environment(), ...env },
      encoding: 'utf8',
    } as const;
    execFileSync('sh', ['-c', rest], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  },
  USER: (stage, rest) => {
    stage.user = rest;
  },
  HEALTHCHECK: (stage, rest) => {
    stage.healthcheck = JSON.parse(rest.split(' CMD ')[1]!) as string[];
  },
  CMD: (stage, rest) => {
    stage.command = JSON.parse(rest) as string[];
  },
  VOLUME: () => {},
  EXPOSE: () => {},
};

function copy(stage: Stage, rest: string, stages: Map<string, Stage>): void {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const destination = join(stage.folder, resolve(stage.workdir, paths.pop()!));
  for (const path of paths) {
    const source = from ? join(stages.get(from)!.folder, path) : join(project, path);
    // The content of a folder is copied, a file by its name into a folder.
    const isNamed = rest.endsWith('/') && statSync(source).isFile();
    const target = isNamed ? join(destination, basename(path)) : destination;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, {
      recursive: true,
      // npm's links to workspaces are relative.
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || file === project || !isLeftOut(relative(project, file)),
    });
  }
}

/** The environment of this process without what npm and Jest add to it. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV|NODE_OPTIONS|JEST)/i.test(name),
  );
  return { ...Object.fromEntries(own), PATH: pathWithNode() };
}

/** The programs of this machine, with the Node that runs this process first. */
export function pathWithNode(): string {
  return `${dirname(process.execPath)}:${process.env['PATH']!}`;
}

const patterns = readFileSync(join(project, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ leavesOut: !line.startsWith('!'), path: patternOf(line.replace('!', '')) }));

/** A pattern matches a path, and all that is below it. */
function patternOf(glob: string): RegExp {
  const pattern = glob.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]*');
  return new RegExp(`^${pattern}(/|$)`);
}

/** Whether .dockerignore keeps a file, by its path from the root of the project, out of the build. */
export function isLeftOut(path: string): boolean {
  return patterns.findLast((pattern) => pattern.path.test(path))?.leavesOut ?? false;
}
