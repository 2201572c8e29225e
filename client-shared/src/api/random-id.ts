/** 32 letters and digits that nobody can guess. Works on plain http too, where crypto.randomUUID is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
