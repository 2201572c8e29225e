/** Replaces the renderer of the editor (vite.config.ts): the preview is rendered as on the website. */
export default function NoSecondRenderer() {
  return null;
}
