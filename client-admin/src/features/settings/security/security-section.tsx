import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSection } from '../../../ui/form-page';

interface SecuritySectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A section of the security settings below the password form. */
export function SecuritySection({ title, hint, children }: SecuritySectionProps) {
  return (
    <Box maw={1088} mt="lg">
      <FormSection title={title} hint={hint}>
        <div data-wide>{children}</div>
      </FormSection>
    </Box>
  );
}
