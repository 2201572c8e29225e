import type { Page, PageContext } from '../../lib/page';

/** Nobody finds these: mails lead there. */
function describeLink(name: 'password' | 'confirm') {
  return ({ translator }: PageContext): Page => {
    const t = translator('account');
    return { title: t(`links.${name}.title`), description: t(`links.${name}.text`), isUnlisted: true };
  };
}

export const describePassword = describeLink('password');
export const describeConfirm = describeLink('confirm');
