import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { RedisConnection } from './redis-connection.js';

/** Of a database of Redis: messages reach all of them. */
const channelOf = (database: number | undefined) => `live-events-${database ?? 0}`;

/**
 * Notifies all processes at once that there is something new; the others through Redis, where there is one. They find
 * it by themselves soon after, so nothing depends on it: no message is stored or repeated.
 */
@Injectable()
export class LiveEvents implements OnModuleInit {
  private readonly ownName = randomUUID();
  private readonly listeners = new Map<string, () => void>();

  constructor(private readonly redis: RedisConnection) {}

  onModuleInit(): void {
    const { listener } = this.redis;
    if (!listener) return;
    listener.on('message', (_channel, message) => {
      const [topic, from] = message.split(' ');
      if (from !== this.ownName) this.listeners.get(topic!)?.();
    });
    const subscribe = () =>
      listener.subscribe(channelOf(listener.options.db)).then(
        () => this.#wakeAll(),
        // The connection ended; the next one subscribes again.
        () => {},
      );
    listener.on('ready', () => void subscribe());
    if (listener.status === 'ready') void subscribe();
  }

  /** @param wake called when a process sent a message, or may have done so meanwhile */
  listen(topic: string, wake: () => void): void {
    this.listeners.set(topic, wake);
  }

  /** Messages from before the subscription are lost, so each looks for itself. */
  #wakeAll(): void {
    for (const wake of this.listeners.values()) wake();
  }

  /** Notifies this process and the others. */
  publish(topic: string): void {
    this.listeners.get(topic)?.();
    void this.redis.ask((client) => client.publish(channelOf(client.options.db), `${topic} ${this.ownName}`));
  }
}
