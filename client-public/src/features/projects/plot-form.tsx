import { Box, Button, Text, TextInput, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';
import classes from './gallery-forms.module.css';
import { GalleryLink } from './gallery-link';
import { PLOT_WORDS } from './plot-fit';
import { SearchForm } from './search-form';

/** What a visitor says of a plot; designs follow. */
export function PlotForm() {
  const t = useTranslations('projects');
  const [search] = useSearchParams();
  const cleared = new URLSearchParams(search);
  for (const word of ['page', ...PLOT_WORDS]) cleared.delete(word);

  return (
    <Box component="section" aria-labelledby="plot-form" p="lg" mb="xl" bg="var(--stone)">
      <Title order={2} size="h4" id="plot-form">
        {t('fit.heading')}
      </Title>
      <Text c="dimmed" fz="sm" maw="44rem" mt="half" mb="md">
        {t('fit.intro')}
      </Text>
      <SearchForm own={PLOT_WORDS} className={classes.plot}>
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
        <Group gap="md" style={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant="outline">
            {t('fit.submit')}
          </Button>
          {PLOT_WORDS.some((word) => search.has(word)) && (
            <GalleryLink search={cleared.toString()} className={classes.clear}>
              {t('fit.clear')}
            </GalleryLink>
          )}
        </Group>
      </SearchForm>
    </Box>
  );
}
