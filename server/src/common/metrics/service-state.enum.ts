/** Whether something outside answers that the settings name; UNUSED where they name none. */
export enum ServiceState {
  UP = 'up',
  DOWN = 'down',
  UNUSED = 'unused',
}
