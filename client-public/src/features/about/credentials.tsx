import { Box, Center, Container, Text, Title } from '@mantine/core';
import { useMessages } from 'use-intl';
import { useSiteCopy } from '../../lib/site-copy';
import { useSiteSettings } from '../../lib/site-settings';
import { langOf } from '../../ui/content-language';
import { SimpleGrid, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import classes from './credentials.module.css';

/** The associations with their badges, then the certifications; those of the demo are invented. */
export function Credentials() {
  const page = useMessages().about.page;
  const { associationsTitle, certificationsTitle, demoNotice } = page;
  const words = useSiteCopy();
  const { isDemo } = useSiteSettings();
  const {
    associationMarks = [],
    associationNames = [],
    certificationNames = [],
    certificationTexts = [],
  } = words;
  const associations = associationNames.map((name, index) => ({
    name,
    abbreviation: associationMarks[index] ?? '',
  }));
  const certifications = certificationNames.map((name, index) => ({
    name,
    description: certificationTexts[index] ?? '',
  }));
  if (associations.length === 0 && certifications.length === 0) return null;
  return (
    <Box py="section" bg="var(--white)">
      <Container>
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="section">
          {associations.length > 0 && (
            <section aria-labelledby="associations">
              <Title order={2} id="associations" mb="xl">
                {associationsTitle}
              </Title>
              <SimpleGrid
                component="ul"
                cols={2}
                verticalSpacing="xl"
                lh={1.4}
                lang={langOf(words, 'associationNames')}
              >
                {associations.map(({ abbreviation, name }) => (
                  <Stack component="li" key={name} align="start">
                    <Center
                      component="span"
                      className={classes.badge}
                      w="7.5rem"
                      h="7.5rem"
                      bdrs="50%"
                      c="var(--juniper)"
                      fz="1.75rem"
                      fw={600}
                      lts="0.06em"
                      aria-hidden
                    >
                      {abbreviation}
                    </Center>
                    {name}
                  </Stack>
                ))}
              </SimpleGrid>
            </section>
          )}
          {certifications.length > 0 && (
            <section aria-labelledby="certifications">
              <Title order={2} id="certifications" mb="xl">
                {certificationsTitle}
              </Title>
              <ul lang={langOf(words, 'certificationNames', 'certificationTexts')}>
                {certifications.map(({ name, description }) => (
                  <Box component="li" key={name} py="md" className={layout.ruled}>
                    <Title order={3} size="h4">
                      {name}
                    </Title>
                    <Text c="dimmed" mt="half">
                      {description}
                    </Text>
                  </Box>
                ))}
              </ul>
            </section>
          )}
        </SimpleGrid>
        {isDemo && (
          <Text c="dimmed" fz="sm" mt="3xl">
            {demoNotice}
          </Text>
        )}
      </Container>
    </Box>
  );
}
