/** Whether the Redis that REDIS_URL names answers; UNUSED where it names none. */
export enum RedisState {
  UP = 'up',
  DOWN = 'down',
  UNUSED = 'unused',
}
