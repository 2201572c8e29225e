/** The room that the firm works in. */
export const STUDIO_PICTURE = '/uploads/demo/office-1600x1067.webp';
