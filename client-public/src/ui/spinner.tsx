import { Center, Loader } from '@mantine/core';

export function Spinner({ label }: { label: string }) {
  return (
    <Center mih="24rem" role="status">
      <Loader aria-hidden />
      <span className="visually-hidden">{label}</span>
    </Center>
  );
}
