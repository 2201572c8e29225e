/** Hands a file to the browser to keep. @param name where the file itself has none */
export function saveFile(file: Blob, name = file instanceof File ? file.name : ''): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click was dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
