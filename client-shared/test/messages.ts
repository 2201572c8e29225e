import format, { type CompiledMessage } from 'icu-minify/format';

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

interface SaidMessage {
  key: string;
  /** For the counts 0, 1, 2 and 5. */
  texts: string[];
  /** Names of the values that it fills in. */
  values: string[];
}

/** Says every message of a catalogue as the build compiled it; each value is the count, each tag leaves its content. */
export function sayAll(catalogue: object, locale: string, path = ''): SaidMessage[] {
  return Object.entries(catalogue).flatMap(([name, value]: [string, object | string]) => {
    const key = path + name;
    return typeof value === 'string' || isMessage(value)
      ? [say(key, value as CompiledMessage, locale)]
      : sayAll(value, locale, `${key}.`);
  });
}

/** A list holds texts or objects only; a compiled message holds arrays, of values, among its texts. */
function isMessage(value: object): boolean {
  return Array.isArray(value) && value.some((part) => Array.isArray(part));
}

function say(key: string, message: CompiledMessage, locale: string): SaidMessage {
  const values = new Set<string>();
  const texts = [0, 1, 2, 5].map((count) => {
    const handler: ProxyHandler<Record<string, never>> = {
      get: (_values, name: string) => {
        values.add(name);
        return name === 'b' ? (content: string[]) => content.join('') : count;
      },
    };
    return String(format(message, locale, new Proxy({}, handler), { formatters }));
  });
  return { key, texts, values: [...values].sort() };
}
