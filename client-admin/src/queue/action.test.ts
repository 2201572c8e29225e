import { InquiryStatus, OrderStatus } from '@consultancy/client-shared/api/model';
import { describe, expect, it } from '@jest/globals';
import {
  type ActionName,
  basisOf,
  type Bodies,
  isNext,
  rebased,
  type SentAction,
  wantedBy,
  type WaitingAction,
} from './action';

let madeAt = 0;

function waiting<Name extends ActionName>(action: Name, body: Bodies[Name], recordId = 7): WaitingAction {
  madeAt += 1;
  const basis = { status: 'NEW', ownerId: null, repliedAt: null };
  const entry = { id: `action-${madeAt}`, state: 'waiting', madeAt, endsAt: madeAt + 1 } as const;
  return { ...entry, action, body, recordId, basis, account: 3 } as WaitingAction;
}

const contacted = (version = 5) => waiting('inquiryStatus', { status: InquiryStatus.CONTACTED, version });
const reply = (version = 5) => waiting('inquiryReply', { subject: 'A', content: 'B', version });
const claim = (version = 5) => waiting('inquiryOwner', { ownerId: 3, version });
const note = () => waiting('inquiryNote', { content: 'Called back.' });

it('stores of a record what it is compared by, and nothing that a client has written', () => {
  const inquiry = { id: 7, version: 5, status: 'NEW', ownerId: null, fullName: 'Hanna', message: 'A house' };
  expect(basisOf(inquiry)).toEqual({ status: 'NEW', ownerId: null });
});

describe('the record as an action wants it', () => {
  it.each([
    ['a status', contacted(), { status: 'CONTACTED', ownerId: null }],
    ['a claim', claim(), { status: 'NEW', ownerId: 3 }],
    ['a reply, whose author becomes the owner', reply(), { status: 'NEW', ownerId: 3 }],
    ['a note', note(), { status: 'NEW', ownerId: null }],
  ])('has %s', (_name, action, wanted) => {
    expect(wantedBy(action)).toEqual({ ...wanted, repliedAt: null });
  });
});

describe('an action', () => {
  it('waits for those that were done before it on the same record', () => {
    const [first, second] = [contacted(), note()];
    const elsewhere = waiting('orderStatus', { status: OrderStatus.COMPLETED, version: 1 });
    const stored = [first, elsewhere, second];
    expect(stored.map((each) => isNext(each, stored))).toEqual([true, true, false]);
    const sent = { ...first, state: 'sent' } as unknown as SentAction;
    expect(isNext(second, [sent, second])).toBe(true);
    // One that is not stored yet.
    expect(isNext(claim(), [first])).toBe(false);
    expect(isNext(claim(), [])).toBe(true);
  });
});

describe('what was based on the same version as an action that was sent', () => {
  const versions = (actions: WaitingAction[]) =>
    actions.map(({ body }) => (body as { version?: number }).version);

  it('is based on what that one has made of the record', () => {
    const [first, second, third] = [contacted(), claim(), reply()];
    const stored = [first, note(), second, third, contacted(4)];
    expect(versions(rebased(first, { data: { version: 6 } }, stored))).toEqual([6, 6]);
    expect(versions(rebased(third, { data: { id: 1 } }, [third, second]))).toEqual([6]);
  });

  it('stays as it is where somebody else changed the record too, or nothing changed', () => {
    const [first, second] = [contacted(), claim()];
    expect(rebased(first, { data: { version: 7 } }, [first, second])).toEqual([]);
    expect(rebased(first, { data: { version: 5 } }, [first, second])).toEqual([]);
    expect(rebased(note(), { data: { id: 1 } }, [second])).toEqual([]);
  });
});
