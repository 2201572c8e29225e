/** The server calls a field as the API does; whoever fills in the form knows it by its label. */
export function withLabel(message: string, name: string, label: string): string {
  return message.startsWith(`${name} `) ? label + message.slice(name.length) : message;
}
