import type { FieldName } from './field-names.decorator.js';

/** What forms call that which they ask of anybody. */
export const personFields = {
  name: { am: 'ስም', om: 'Maqaa' },
  email: { am: 'ኢሜይል', om: 'Imeelii' },
  phone: { am: 'ስልክ', om: 'Bilbila' },
  address: { am: 'አድራሻ', om: 'Teessoo' },
  message: { am: 'መልእክት', om: 'Ergaa' },
  date: { am: 'ቀን', om: 'Guyyaa' },
} satisfies Record<string, FieldName>;
