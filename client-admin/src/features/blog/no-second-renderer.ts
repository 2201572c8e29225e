/** Stands in for the renderer that the editor brings along (vite.config.ts): its preview is the website's own. */
export default function NoSecondRenderer() {
  return null;
}
