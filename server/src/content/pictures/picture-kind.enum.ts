/** What a picture is, which decides how it is shown: drawings and plans are never cropped. */
export enum PictureKind {
  PHOTO = 'PHOTO',
  DRAWING = 'DRAWING',
  PLAN = 'PLAN',
}
