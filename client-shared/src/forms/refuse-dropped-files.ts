/**
 * Refuses files that are dropped beside what takes them: the browser would open such a file in place of the page, with
 * all that was typed there.
 */
export function refuseDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse);
}

function refuse(event: DragEvent): void {
  const { defaultPrevented, dataTransfer, target } = event;
  // What takes files has said so before the event gets here; a file input takes them by itself.
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
