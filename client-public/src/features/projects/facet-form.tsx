import type { ProjectStatus } from '@consultancy/client-shared/api/model';
import { Box, Button, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import classes from './gallery-forms.module.css';
import { GalleryLink } from './gallery-link';
import { type Facet, FACETS, type GalleryChoice, wordOfFacet } from './project-filters';
import { useFacetCounts } from './project-queries';
import { SearchForm } from './search-form';

/** Filters by status, place, year and material, each value with its count. Empty until the counts are loaded. */
export function FacetForm({ choice }: { choice: GalleryChoice }) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const [search] = useSearchParams();
  const data = useFacetCounts(choice);
  // Open until somebody closes it: also when the last filter in it is taken away.
  const [isOpen, setOpen] = useState(false);
  const keep = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  if (!data) return null;
  const isNarrowed = Object.keys(choice.facets).length > 0;
  const cleared = new URLSearchParams(search);
  for (const name of ['page', ...FACETS]) cleared.delete(name);

  function optionsOf(facet: Facet): { value: string; label: string }[] {
    const options = data![facet].map(({ value, label, count }) => ({
      value: wordOfFacet(facet, value),
      label: `${facet === 'status' ? tShared(`status.${value as ProjectStatus}`) : label} (${count})`,
    }));
    const current = choice.facets[facet];
    const word = current && wordOfFacet(facet, current);
    // The current value stays selectable even if no project matches it together with the other filters.
    if (word && !options.some(({ value }) => value === word))
      options.push({ value: word, label: `${word} (0)` });
    return [{ value: '', label: t('facets.any') }, ...options];
  }

  return (
    <Box component="details" mb="xl" open={isOpen || isNarrowed} onToggle={keep}>
      <summary className={classes.summary}>{t('facets.heading')}</summary>
      <SearchForm own={FACETS} className={classes.facets}>
        {FACETS.map((facet) => (
          <NativeSelect
            key={facet}
            id={`facet-${facet}`}
            name={facet}
            label={t(`facets.${facet}`)}
            data={optionsOf(facet)}
            defaultValue={wordOfFacet(facet, choice.facets[facet] ?? '')}
            rightSection={<IconChevronDown size={20} stroke={1.5} aria-hidden />}
          />
        ))}
        <Button type="submit" variant="outline">
          {t('facets.submit')}
        </Button>
        {isNarrowed && (
          <GalleryLink search={cleared.toString()} className={classes.clear}>
            {t('facets.clear')}
          </GalleryLink>
        )}
      </SearchForm>
    </Box>
  );
}
