import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aNotification } from '../../test-support/builders';
import { FakeEventSource } from '../../test-support/fake-event-source';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { followNotifications } from './follow-notifications';

const onNotification = jest.fn();
const onLive = jest.fn();
const ticket = succeed({ ticket: 'one-time', expiresIn: 30 });
const serveTickets = (answer = ticket) => serve({ 'POST /notifications/stream-ticket': answer });
let stop: () => void = () => {};

const follow = () => {
  stop = followNotifications({ onNotification, onLive });
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  serveTickets();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

describe('the stream', () => {
  it('opens with a ticket and passes notifications on', async () => {
    follow();
    await settle();
    expect(FakeEventSource.last!.query).toEqual({ ticket: 'one-time' });
    FakeEventSource.last!.emit('ready', 4, { unreadCount: 1 });
    expect(onLive).toHaveBeenLastCalledWith(true);
    expect(onNotification).toHaveBeenLastCalledWith();
    FakeEventSource.last!.emit('notification', 5, aNotification({ id: 5 }));
    expect(onNotification).toHaveBeenLastCalledWith(aNotification({ id: 5 }));
  });

  it('goes on after the last event with a new ticket when it is cut', async () => {
    follow();
    await settle();
    const [first] = FakeEventSource.all;
    first!.emit('ready', 4, {});
    first!.emit('notification', 5, aNotification());
    first!.fail();
    expect(first!.isClosed).toBe(true);
    expect(onLive).toHaveBeenLastCalledWith(false);
    await settle(1_000);
    expect(FakeEventSource.all).toHaveLength(2);
    expect(FakeEventSource.last!.query).toEqual({ ticket: 'one-time', lastEventId: '5' });
  });

  it('is tried again where it does not say that it is there', async () => {
    follow();
    await settle();
    const [first] = FakeEventSource.all;
    await settle(9_999);
    expect(first!.isClosed).toBe(false);
    await settle(1);
    expect(first!.isClosed).toBe(true);
    await settle(1_000);
    FakeEventSource.last!.emit('ready', 4, {});
    await settle(20_000);
    expect([FakeEventSource.all.length, FakeEventSource.last!.isClosed]).toEqual([2, false]);
  });

  it('is tried less and less often, and at once after it was there again', async () => {
    serveTickets(refuse(503, 'SERVICE_UNAVAILABLE'));
    follow();
    const tickets = () => callsTo('/notifications/stream-ticket').length;
    await settle();
    expect(tickets()).toBe(1);
    for (const [wait, count] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [4_000, 4],
    ] as const) {
      await settle(wait);
      expect(tickets()).toBe(count);
    }
    serveTickets();
    await settle(8_000);
    FakeEventSource.last!.emit('ready', 1, {});
    FakeEventSource.last!.fail();
    await settle(1_000);
    expect(FakeEventSource.all).toHaveLength(2);
  });

  it('comes back at once with the network', async () => {
    follow();
    await settle();
    FakeEventSource.last!.fail();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(FakeEventSource.all).toHaveLength(2);
    FakeEventSource.last!.emit('ready', 1, {});
    await settle(120_000);
    expect(FakeEventSource.all).toHaveLength(2);
  });

  it('is given back by a page that nobody looks at for a while', async () => {
    follow();
    await settle();
    FakeEventSource.last!.emit('ready', 7, {});
    show('hidden');
    await settle(5_000);
    show('visible');
    await settle(20_000);
    expect(FakeEventSource.last!.isClosed).toBe(false);
    show('hidden');
    await settle(10_000);
    expect(FakeEventSource.last!.isClosed).toBe(true);
    expect(onLive).toHaveBeenLastCalledWith(false);
    show('visible');
    await settle();
    expect(FakeEventSource.all).toHaveLength(2);
    expect(FakeEventSource.last!.query['lastEventId']).toBe('7');
  });

  it('ends for good, also while a ticket is on its way', async () => {
    const waiting = hold(ticket);
    serveTickets(waiting.answer);
    follow();
    stop();
    waiting.release();
    await settle(120_000);
    expect(FakeEventSource.all).toHaveLength(0);
  });
});
