// Loaded into a server before its own code (`--import`): its clock, and that of the embedded database within, is off by
// as many milliseconds as the file says that CLOCK_SHIFT_FILE names, from the start and anew with each SIGUSR2.
// Timers and durations go on as they were, as they do where the system's clock is set.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_SHIFT_FILE'];
const SystemDate = Date;
const systemNow = Date.now;
let shift = 0;

const read = () => (shift = file === undefined ? 0 : Number(readFileSync(file, 'utf8')));
const now = () => systemNow() + shift;

const ShiftedDate = new Proxy(SystemDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new SystemDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
SystemDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;

read();
process.on('SIGUSR2', read);
