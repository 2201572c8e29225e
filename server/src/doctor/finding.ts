/** What a check found. `note` needs no action, but may explain what somebody wonders about. */
export interface Finding {
  state: 'ok' | 'note' | 'wrong';
  /** A noun of at most 10 characters. */
  about: string;
  /** One sentence. */
  found: string;
  /** What to do about it; given for everything that is wrong. */
  advice?: string;
}

const colours = { ok: 32, note: 33, wrong: 31 };

/** One line. @param inColour for a terminal */
export function writeFinding({ state, about, found, advice }: Finding, inColour: boolean): string {
  const padded = state.padEnd(5);
  const shown = inColour ? `\u001B[${colours[state]}m${padded}\u001B[0m` : padded;
  return [`${shown}  ${about.padEnd(10)}  ${found}`, advice].filter(Boolean).join(' ').replaceAll('\n', ' ');
}

/** Bytes as people read them: `12 MB`. */
export function readableBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toFixed(value < 10 && power > 0 ? 1 : 0)} ${units[power]}`;
}

/** A time span as people read it: `3 minutes`, `26 hours`, `4 days`. */
export function readableSpan(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 72 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
