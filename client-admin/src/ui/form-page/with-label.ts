/** Replaces the name of a field in a message of the API by its label in the form. */
export function withLabel(message: string, name: string, label: string): string {
  return message.startsWith(`${name} `) ? label + message.slice(name.length) : message;
}
