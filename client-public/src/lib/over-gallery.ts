import { entryState, useEntryState } from './entry-state';

/** For the link of a card in the gallery: the project opens over it. */
export const fromGallery = () => entryState({ isOverGallery: true });

/** Whether the project of the address lies over the gallery that it was opened from. */
export const useIsOverGallery = () => useEntryState()?.isOverGallery === true;
