import { type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

interface RecordScope {
  scope: { id: string };
}

/**
 * Settings of a mutation that changes a record which other controls on the screen change too: changes of one record
 * are sent one after the other.
 * @param resource beginning of its address, such as `contact-inquiries`
 */
export function changesOf(resource: string, id: number): RecordScope {
  return { scope: { id: `${resource}/${id}` } };
}

interface Change {
  data?: { version?: number };
}

type RecordOptions = MutationOptions<Answer, unknown, Change>;

interface Answer {
  data?: { id?: unknown; version?: unknown } | null;
}

/**
 * A change sends the version that was on the screen. Where that is what one's own change before it was based on, it
 * is sent with the version that this one has made: nobody conflicts with themselves.
 */
export class RecordQueryClient extends QueryClient {
  /** By the scope of a record: from the version that an own change was based on, the version that it made. */
  readonly #made = new Map<string, Map<number, number>>();
  /** By the variables of a mutation, whose options are new ones with every render. */
  readonly #sent = new WeakMap<object, number>();

  // oxlint-disable-next-line typescript/no-explicit-any -- as the library declares it
  override defaultMutationOptions<Options extends MutationOptions<any, any, any, any>>(
    options?: Options,
  ): Options {
    const defaulted = super.defaultMutationOptions(options);
    return defaulted === options ? options : (this.#follow(defaulted) as Options);
  }

  #follow(options: RecordOptions): RecordOptions {
    const { mutationFn, onSuccess, scope } = options;
    if (!scope || !mutationFn) return options;
    return {
      ...options,
      mutationFn: async (change, context) => {
        const version = this.#newest(scope.id, change.data?.version);
        if (version === undefined) return mutationFn(change, context);
        this.#sent.set(change, version);
        const answer = await mutationFn({ ...change, data: { ...change.data, version } }, context);
        const record = answer.data;
        if (scope.id.endsWith(`/${String(record?.id)}`)) this.#note(scope.id, version, record?.version);
        return answer;
      },
      onSuccess: async (answer, change, result, context) => {
        await onSuccess?.(answer, change, result, context);
        const sent = this.#sent.get(change);
        if (sent === undefined || this.#made.get(scope.id)?.has(sent)) return;
        // The answer has no version: it is over when the record on the screen has its new one.
        const version = await this.#refetchVersion(scope.id);
        // A higher one may hold what a colleague changed.
        if (version === sent + 1) this.#note(scope.id, sent, version);
      },
    };
  }

  #newest(record: string, version: number | undefined): number | undefined {
    const next = version === undefined ? undefined : this.#made.get(record)?.get(version);
    return next === undefined ? version : this.#newest(record, next);
  }

  #note(record: string, from: number | undefined, to: unknown): void {
    if (from === undefined || typeof to !== 'number' || to <= from) return;
    this.#made.set(record, (this.#made.get(record) ?? new Map<number, number>()).set(from, to));
  }

  /** @param record its scope */
  async #refetchVersion(record: string): Promise<unknown> {
    const [resource, id] = record.split('/');
    const details = {
      queryKey: ['api', 'v1', resource],
      type: 'active' as const,
      predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === Number(id),
    };
    await this.refetchQueries(details, { cancelRefetch: false });
    return this.getQueriesData<Answer>(details)[0]?.[1]?.data?.version;
  }
}
