/** Files of this folder of the storage are handed out by who may load them, and never served at `/uploads`. */
export const privateFolder = 'private';

/** @param name of a file of the storage, or its address below `/uploads/` */
export function isPrivateName(name: string): boolean {
  // Some disks know a folder by other capitals too.
  const [folder] = name.toLowerCase().split('/');
  return folder === privateFolder;
}
