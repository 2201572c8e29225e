import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page-title';
import { Wordmark } from '../../ui/wordmark';
import elevation from './elevation.svg';
import classes from './sign-in-layout.module.css';

/** A page of the sign-in area. @param title of the window @param heading on the page */
export function SignInLayout({
  title,
  heading,
  children,
}: {
  title: string;
  heading: string;
  children: ReactNode;
}) {
  const t = useTranslations();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <Stack component="main" className={classes.layout} justify="space-between" gap="xl">
        <Wordmark />
        <Box w="100%" maw="22rem" m="auto">
          <Box component="h1" mb="lg" fz="1.75rem" lts="-0.02em">
            {heading}
          </Box>
          {children}
        </Box>
        <Box component="a" href="/" className={classes.site} fz="sm" style={{ alignSelf: 'start' }}>
          {t('signIn.toSite')}
        </Box>
      </Stack>
      <div className={classes.drawing} aria-hidden>
        <img src={elevation} alt="" />
      </div>
    </div>
  );
}
