import { Button, type ButtonProps } from '@mantine/core';

/** Sends its form. While that is under way it takes no other press, and says so. */
export function SubmitButton({ loading, ...button }: ButtonProps) {
  return <Button type="submit" loading={loading} aria-busy={loading || undefined} {...button} />;
}
