/** Names that links in posts, mails and advertisements carry for other services; no page of ours reads them. */
const campaignName =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_gl)$/i;

/** An address without them: it shows the same page. */
export function withoutCampaign(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const remaining = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => !campaignName.test(pair.split('=', 1)[0]!));
  return remaining.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${remaining.join('&')}`;
}
