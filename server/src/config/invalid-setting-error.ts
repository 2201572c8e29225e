/** Thrown when a setting cannot be used; the message is one line that names the setting. */
export class InvalidSettingError extends Error {}
