/** What a form holds once it has arrived: nothing but what was typed while it was on its way. */
export function typedSince<Values extends object>(now: Values, sent: Values, empty: Values): Values {
  const rest = { ...empty };
  for (const name of Object.keys(empty) as (keyof Values)[])
    if (now[name] !== sent[name]) rest[name] = now[name];
  return rest;
}
