/** Beside pictures nothing. */
export class AddImagesDto {}
