import { FileButton } from '@mantine/core';
import { type ComponentProps, type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  /** Names the input. */
  label: string;
  /** Kinds of files, as the attribute `accept` names them. */
  accept: string;
  onChoose: (file: File) => void;
  children: ComponentProps<typeof FileButton>['children'];
}

/** Opens the browser's choice of a file. The same one can be chosen again, after it was refused and corrected. */
export function FileChoice({ label, accept, onChoose, children }: FileChoiceProps): ReactNode {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={accept}
      resetRef={reset}
      inputProps={{ 'aria-label': label }}
      onChange={(file) => {
        if (file) onChoose(file);
        reset.current?.();
      }}
    >
      {children}
    </FileButton>
  );
}
