import { Box, Container, Text, Title } from '@mantine/core';
import { useMessages } from 'use-intl';
import { figuresOf, useSiteCopy } from '../../lib/site-copy';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Figures } from '../../ui/figures';
import { Columns, Stack } from '../../ui/layout';

export function WhoWeAre() {
  const { whoWeAreTitle, whoWeAre, factsTitle, facts } = useMessages().about.page;
  const words = useSiteCopy();
  const paragraphs: readonly string[] = words.whoWeAre?.split(/\n\s*\n/) ?? whoWeAre;
  return (
    <Box component="section" py="section" bg="var(--stone)" aria-labelledby="who-we-are">
      <Container>
        <Columns parts="5fr 7fr">
          <Title order={2} size="h1" id="who-we-are">
            {whoWeAreTitle}
          </Title>
          <Stack gap="1em" maw="44rem" fz="lg" lang={langOf(words, 'whoWeAre')}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} inherit>
                {paragraph}
              </Text>
            ))}
            <EnglishNote of={words} names={['whoWeAre']} />
          </Stack>
        </Columns>
        <Figures
          label={factsTitle}
          lang={langOf(words, 'figureLabels')}
          figures={figuresOf(words) ?? facts}
        />
      </Container>
    </Box>
  );
}
