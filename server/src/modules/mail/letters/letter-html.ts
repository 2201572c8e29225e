import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { escapeMarkup } from '../../../common/text/escape-markup.js';
import type { Action, Firm, Letter } from './letter.js';

/** The colours of the site: mail programs know no variables. */
const light = {
  paper: '#faf8f4',
  card: '#ffffff',
  line: '#dcd5c8',
  ink: '#17191b',
  muted: '#5b5f63',
  juniper: '#1f4d45',
};
const dark = {
  paper: '#17191b',
  card: '#202426',
  line: '#3a3f42',
  ink: '#efeae1',
  muted: '#b4b0a8',
  juniper: '#92b6ae',
};

const fonts =
  "'Familjen Grotesk', 'Noto Sans Ethiopic', Nyala, Kefa, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Programs that know dark mode read this; the others show the inline styles. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .firm { color: ${dark.juniper} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.juniper} !important; }
  .button a { color: ${dark.paper} !important; }
}`;

/**
 * A letter as HTML: tables and inline styles, which old programs know, and nothing from elsewhere, so that
 * opening it sends no request. Every text is escaped.
 */
export function letterAsHtml(letter: Letter, firm: Firm, language: SiteLanguage): string {
  const { heading, greeting, paragraphs, facts, quote, action, otherAction, myRequests, note } = letter;
  // Ethiopic letters are taller: more air between lines.
  const leading = language === SiteLanguage.am ? 1.8 : 1.55;
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.35;font-weight:600;color:${light.ink}">${text(heading)}</h1>`,
    ...(greeting ? [paragraph(greeting)] : []),
    ...paragraphs.map(paragraph),
    ...(facts.length > 0 ? [factTable(letter)] : []),
    ...(quote ? [quotation(quote)] : []),
    ...(action ? [button(action)] : []),
    ...(otherAction ? [plainLink(otherAction)] : []),
    ...(myRequests ? [plainLink(myRequests)] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;font-family:${fonts};font-size:16px;line-height:${leading}">
<tr><td class="firm" style="padding:0 4px 12px;font-weight:600;color:${light.juniper}">${text(firm.name)}</td></tr>
<tr><td class="card" bgcolor="${light.card}" style="padding:28px 24px;background-color:${light.card};border:1px solid ${light.line}">
${body.join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font-size:13px;color:${light.muted}">${signature(firm)}${
    note ? `<br><br>${text(note)}` : ''
  }</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A text with its line breaks. */
function text(plain: string): string {
  return escapeMarkup(plain).replaceAll('\n', '<br>');
}

function paragraph(plain: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${text(plain)}</p>`;
}

function factTable({ facts }: Letter): string {
  const cell = `padding:6px 16px 6px 0;border-top:1px solid ${light.line};vertical-align:top`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="muted line" style="${cell};color:${light.muted};white-space:nowrap">${text(label)}</td>` +
      `<td class="ink line" style="${cell};color:${light.ink};word-break:break-word">${text(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;font-size:15px">
${rows.join('\n')}
</table>`;
}

function quotation(plain: string): string {
  return `<blockquote class="ink line" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${light.line};color:${light.ink};word-break:break-word">${text(plain)}</blockquote>`;
}

function plainLink({ label, url }: Action): string {
  return `<p class="ink" style="margin:16px 0 0;color:${light.ink}"><a class="firm" href="${escapeMarkup(url)}" style="color:${light.juniper}">${text(label)}</a></p>`;
}

function button({ label, url }: Action): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td class="button" bgcolor="${light.juniper}" style="background-color:${light.juniper};border-radius:2px"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:10px 20px;font-weight:600;color:#ffffff;text-decoration:none">${text(label)}</a></td>
</tr></table>`;
}

function signature({ name, phone, email, publicUrl }: Firm): string {
  const link = (href: string, plain: string) =>
    `<a class="muted" href="${escapeMarkup(href)}" style="color:${light.muted}">${text(plain)}</a>`;
  return [
    text(name),
    ...(phone ? [text(phone)] : []),
    link(`mailto:${email}`, email),
    link(publicUrl, publicUrl.replace(/^https?:\/\//, '')),
  ].join('<br>');
}
