import type { CsvValue } from '../../common/csv/csv-cells.js';
import type { OwnAttachmentDto } from '../attachments/attachments.module.js';
import type { MyRequestsDto } from './dto/my-requests.dto.js';

export const myRequestColumns = [
  'kind',
  'code',
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'company',
  'address',
  'about',
  'text',
  'beginsAt',
  'priceEtb',
  'payment',
] as const;

type Row = Record<(typeof myRequestColumns)[number], CsvValue>;

const empty = Object.fromEntries(myRequestColumns.map((column) => [column, null])) as Row;

/** A row for each record and each letter, so that a spreadsheet shows all of it. */
export async function* myRequestRows({
  inquiries,
  consultations,
  orders,
}: MyRequestsDto): AsyncGenerator<Row> {
  for (const { subject, message, letters, attachments, ...inquiry } of inquiries) {
    const { code, createdAt, status, name, email, phone } = inquiry;
    const person = { code, name, email, phone, about: subject };
    yield { ...empty, ...person, kind: 'INQUIRY', createdAt, status, text: message };
    yield* fileRows(attachments, { code, createdAt });
    for (const { isFromOffice, content, createdAt: at } of letters) {
      const kind = isFromOffice ? 'LETTER FROM THE OFFICE' : 'LETTER TO THE OFFICE';
      yield { ...empty, ...person, kind, createdAt: at, text: content };
    }
  }
  for (const consultation of consultations) {
    const { code, createdAt, status, name, email, phone, company } = consultation;
    const { topic: about, description: text, scheduledAt: beginsAt } = consultation;
    const person = { code, name, email, phone, company };
    yield { ...empty, ...person, kind: 'CONSULTATION', createdAt, status, about, text, beginsAt };
    yield* fileRows(consultation.attachments, { code, createdAt });
  }
  for (const order of orders) {
    const { code, createdAt, status, name, email, phone, address } = order;
    const { projectTitle: about, price: priceEtb, payment } = order;
    const person = { code, name, email, phone, address };
    yield { ...empty, ...person, kind: 'ORDER', createdAt, status, about, priceEtb, payment };
  }
}

function* fileRows(files: OwnAttachmentDto[], of: Pick<Row, 'code' | 'createdAt'>): Generator<Row> {
  for (const { name } of files) yield { ...empty, ...of, kind: 'FILE', about: name };
}
