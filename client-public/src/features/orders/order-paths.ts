/** Pages that only links lead to; apart from those of the menus, which every page knows. */
export const orderPaths = { files: '/track/files', licence: '/track/licence' } as const;
