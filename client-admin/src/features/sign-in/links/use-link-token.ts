import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addTexts } from '../../../i18n/add-texts';

/** Stands behind the # of the address, which no server and no other site gets to see. */
export function useLinkToken(): string | undefined {
  const token = useLocation().hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The texts of what is behind the door, for the pages before it. */
export function useAllTexts(): void {
  const { i18n } = useTranslation();
  // Before anything here is rendered.
  useState(() => addTexts(i18n));
}
