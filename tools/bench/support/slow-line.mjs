// A slow line in front of a server: every connection shares one rate in each direction, and every byte is late. Browsers
// can imitate this too, but not for what a service worker fetches.
import { connect, createServer } from 'node:net';

/** Bytes that travel together, as Ethernet takes them. */
const PACKET_BYTES = 1460;

/** @param origin of the server behind @param kilobits a second in each direction @param roundTripMs there and back */
export async function startSlowLine(origin, { kilobits, roundTripMs }) {
  const counts = { down: 0, up: 0 };
  const open = new Set();
  const [down, up] = ['down', 'up'].map((way) =>
    makeLane(kilobits, roundTripMs / 2, (bytes) => (counts[way] += bytes)),
  );
  const { hostname, port } = new URL(origin);
  const line = createServer((near) => {
    // Opening a connection takes a round trip: the browser believes that it is open, so its first bytes wait.
    const openAt = performance.now() + roundTripMs;
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    up(near, far, openAt);
    down(far, near, openAt);
  });
  await new Promise((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${line.address().port}`,
    /** Bytes so far, headers included. */
    counts,
    stop: () => {
      line.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** One direction: packets of all connections take turns. @returns joins a connection to it */
function makeLane(kilobits, delayMs, count) {
  const bytesPerMs = kilobits / 8;
  const queues = new Set();
  let freeAt = 0;
  let isRunning = false;

  function run() {
    const now = performance.now();
    for (const queue of queues) {
      if (freeAt > now) break;
      if (queue.openAt > now || queue.packets.length === 0) continue;
      const { to, bytes } = queue.packets.shift();
      // To the end, so that the others have their turn.
      queues.delete(queue);
      queues.add(queue);
      count(bytes.length);
      freeAt = Math.max(freeAt, now) + bytes.length / bytesPerMs;
      setTimeout(() => to.write(bytes), freeAt - now + delayMs);
    }
    const waits = [...queues].some(({ packets }) => packets.length > 0);
    isRunning = waits;
    if (waits) setTimeout(run, Math.max(1, freeAt - performance.now()));
  }

  return (from, to, openAt) => {
    const queue = { packets: [], openAt };
    queues.add(queue);
    from.on('data', (chunk) => {
      for (let at = 0; at < chunk.length; at += PACKET_BYTES)
        queue.packets.push({ to, bytes: chunk.subarray(at, at + PACKET_BYTES) });
      if (!isRunning) run();
    });
    from.on('close', () => queues.delete(queue));
  };
}
