import { type FirmTextName, useSiteSettings } from '../lib/site-settings';

/** What staff say of the firm; marked as English where the page is in a language that they have not written. */
export function FirmText({ of }: { of: FirmTextName }) {
  const settings = useSiteSettings();
  return <span lang={settings.inEnglish.includes(of) ? 'en' : undefined}>{settings[of]}</span>;
}
