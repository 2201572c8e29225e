import type { RecordColumn } from '../../ui/form-page';

const expires = { name: 'expires', label: 'Expires on', kind: 'day' } as const;
const currency = { name: 'currency', label: 'Currency, such as ETB' };

/** The lists of facts of the firm, in the order of the form. */
export const firmColumns = {
  registrations: [
    { name: 'name', label: 'Registration or licence', required: true },
    { name: 'body', label: 'Issued by' },
    { name: 'number', label: 'Number' },
    expires,
  ],
  insurances: [
    { name: 'name', label: 'Insurance', required: true },
    { name: 'insurer', label: 'Insurer' },
    { name: 'number', label: 'Policy number' },
    { name: 'amount', label: 'Sum insured', kind: 'number' },
    currency,
    expires,
  ],
  turnover: [
    { name: 'year', label: 'Year', kind: 'number', required: true },
    { name: 'amount', label: 'Turnover', kind: 'number' },
    currency,
  ],
  equipment: [
    { name: 'name', label: 'Equipment', required: true },
    { name: 'quantity', label: 'Quantity', kind: 'number' },
  ],
} as const satisfies Record<string, readonly RecordColumn[]>;
