export default async function stopInstances() {
  await globalThis.stopInstances();
}
