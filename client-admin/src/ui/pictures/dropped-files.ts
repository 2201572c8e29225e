/** All files that were dropped, those of folders and their folders too; hidden ones are nobody's pictures. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // To be requested at once: the list is empty when the event is over.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) return [...files];
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesOf(entry)] : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith('.')) return [];
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const found: File[] = [];
  for (const inner of await entriesOf(entry as FileSystemDirectoryEntry))
    found.push(...(await filesOf(inner)));
  return found;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A folder returns its entries a hundred at a time, until it returns none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (next.length === 0) return found;
    found.push(...next);
  }
}
