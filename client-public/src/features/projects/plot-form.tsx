import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Button, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathnameIn, paths } from '../../lib/paths';
import { Group } from '../../ui/layout';
import { GalleryLink } from './gallery-link';
import { PLOT_WORDS } from './plot-fit';
import classes from './plot-form.module.css';

const TYPING_PAUSE_MS = 400;
const ownWords: readonly string[] = [...PLOT_WORDS, 'page'];

/** A plain form: it works without scripts; with them designs follow what is typed. */
export function PlotForm() {
  const t = useTranslations('projects');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const others = [...search].filter(([name]) => !ownWords.includes(name));

  // Back, or the link that clears the form, may have changed the address.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? [])
      if (input !== document.activeElement) input.value = search.get(input.name) ?? '';
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    const typed = [...form.current!.querySelectorAll('input')].filter(({ value }) => value !== '');
    const next = new URLSearchParams(typed.map(({ name, value }) => [name, value])).toString();
    if (navigator.onLine) void navigate({ search: next }, { replace: true, preventScrollReset: true });
    else {
      // Offline, links load documents; here the page has all it needs.
      window.history.replaceState(window.history.state, '', `?${next}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  }

  function sendAfterPause() {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, TYPING_PAUSE_MS);
  }

  return (
    <Box component="section" aria-labelledby="plot-form" className={classes.section} mb="xl">
      <Title order={2} size="h4" id="plot-form">
        {t('fit.heading')}
      </Title>
      <Text c="dimmed" fz="sm" maw="44rem" mt="half" mb="md">
        {t('fit.intro')}
      </Text>
      <form
        ref={form}
        action={pathnameIn(paths.projects, useLanguage())}
        className={classes.form}
        onChange={sendAfterPause}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {PLOT_WORDS.map((word) => (
          <TextInput
            key={word}
            id={`plot-${word}`}
            type="number"
            name={word}
            label={t(`fit.${word}`)}
            defaultValue={search.get(word) ?? ''}
            min={0}
            step={word === 'floors' ? 1 : 'any'}
            inputMode={word === 'floors' ? 'numeric' : 'decimal'}
          />
        ))}
        <Group gap="md" className={classes.actions}>
          <Button type="submit" variant="outline">
            {t('fit.submit')}
          </Button>
          {PLOT_WORDS.some((word) => search.has(word)) && (
            <GalleryLink search={new URLSearchParams(others).toString()} className={classes.clear}>
              {t('fit.clear')}
            </GalleryLink>
          )}
        </Group>
      </form>
    </Box>
  );
}
