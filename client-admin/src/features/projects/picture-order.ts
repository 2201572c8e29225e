import type { Picture } from '../../ui/form-page';

/**
 * The slots after pictures of the library were chosen: what is chosen no more is gone, new ones come last, everything
 * else stays where it was. At least one slot is left.
 */
export function slotsWithPaths(slots: Picture[], paths: string[]): Picture[] {
  const remaining = slots.filter((slot) => slot instanceof File || (slot !== null && paths.includes(slot)));
  const filled = [...remaining, ...paths.filter((path) => !slots.includes(path))];
  return filled.length > 0 ? filled : [null];
}

const fileIds = new WeakMap<File, string>();
let files = 0;

/** The id of each slot while they are reordered: its picture, or its number among the empty ones. */
export function slotIds(slots: Picture[]): string[] {
  const seen = new Map<string, number>();
  return slots.map((slot) => {
    const name = slot instanceof File ? fileId(slot) : (slot ?? 'empty');
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return `${name} ${times}`;
  });
}

function fileId(file: File): string {
  const id = fileIds.get(file) ?? `file ${(files += 1)}`;
  fileIds.set(file, id);
  return id;
}
