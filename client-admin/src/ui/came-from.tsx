/** Leads to the page of the site that a visitor had seen before writing. */
export function CameFrom({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {path}
    </a>
  );
}
