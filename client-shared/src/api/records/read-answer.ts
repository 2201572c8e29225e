interface Answer<Data> {
  data: Data;
}

/** The answer to a question for one record, with the record read. */
export function readAnswer<Envelope extends Answer<object>, Read extends object>(
  envelope: Envelope,
  read: (record: Envelope['data']) => Read,
): Omit<Envelope, 'data'> & Answer<Read> {
  return { ...envelope, data: read(envelope.data) };
}

type KindOf<Envelope extends Answer<Answer<object[]>>> = Envelope['data']['data'][number];

/** One page of a list, with its records read; what is no record at all is left out. */
export function readPage<Envelope extends Answer<Answer<object[]>>>(
  envelope: Envelope,
  read: (record: KindOf<Envelope>) => KindOf<Envelope>,
): Envelope {
  return { ...envelope, data: { ...envelope.data, data: readRecords(envelope.data.data, read) } };
}

/** The records of any list. */
export function readRecords<Kind extends object>(records: unknown, read: (record: Kind) => Kind): Kind[] {
  if (!Array.isArray(records)) return [];
  return records.filter((record) => typeof record === 'object' && record !== null).map(read);
}
