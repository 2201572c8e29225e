/** A dot in a tone of tokens.css. A border, because forced colours drop backgrounds. */
export function ToneDot({ tone }: { tone: string }) {
  return (
    <span
      aria-hidden
      data-tone={tone}
      style={{ display: 'block', border: `0.1875rem solid var(--tone-${tone})`, borderRadius: '50%' }}
    />
  );
}
