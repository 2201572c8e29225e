import { Alert, Button, FileButton, Flex, Group, Loader, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusThroughDisabling } from '../use-focus-through-disabling';

import { type FileImportDeed, useFileImport } from './use-file-import';

export interface ImportFormProps<Report> extends FileImportDeed<Report> {
  words: {
    explanation: string;
    /** Names the input of the file. */
    file: string;
    choose: string;
    chooseOther: string;
    drop: string;
    checking: string;
  };
  /** Kinds of files, as the attribute `accept` names them. */
  accept: string;
  countsOf: (report: Report) => { changed: number; refused: number };
  /** What the button says that does it; 0 while there is nothing to do. */
  startLabel: (changed: number) => string;
  /** What the file would do. */
  children: (report: Report) => ReactNode;
}

/** Choosing a file, reading what it would do, and doing it. */
export function ImportForm<Report>({
  words,
  accept,
  countsOf,
  startLabel,
  children,
  onClose,
  ...deed
}: ImportFormProps<Report> & { onClose: () => void }) {
  const t = useTranslations();
  const { file, report, failure, isChecking, isImporting, choose, start } = useFileImport(deed, onClose);
  const chooseButton = useFocusThroughDisabling<HTMLButtonElement>(isChecking || isImporting);
  const forgetFile = useRef<() => void>(null);
  const { changed, refused } = report ? countsOf(report) : { changed: 0, refused: 0 };
  return (
    <>
      <Text c="dimmed">{words.explanation}</Text>
      <Flex
        my="md"
        p="md"
        bd="1px dashed var(--line)"
        bdrs="var(--radius-card)"
        rowGap="xs"
        columnGap="md"
        wrap="wrap"
        align="center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped && !isImporting) choose(dropped);
        }}
      >
        <FileButton
          accept={accept}
          resetRef={forgetFile}
          inputProps={{ 'aria-label': words.file }}
          onChange={(chosen) => {
            if (chosen) choose(chosen);
            // The same file, mended meanwhile, can be chosen again.
            forgetFile.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              ref={chooseButton}
              variant="default"
              data-autofocus
              disabled={isChecking || isImporting}
            >
              {file ? words.chooseOther : words.choose}
            </Button>
          )}
        </FileButton>
        <Text span miw={0} c="dimmed" inherit>
          {file ? file.name : words.drop}
        </Text>
      </Flex>
      <div aria-live="polite">
        {isChecking && (
          <Flex component="p" c="dimmed" gap="xs" align="center">
            <Loader size={16} /> {words.checking}
          </Flex>
        )}
        {failure && (
          <Alert color="red" variant="light" role="alert" mb="md">
            {failure}
          </Alert>
        )}
        {report && children(report)}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
        <Button disabled={refused > 0 || changed === 0} loading={isImporting} onClick={start}>
          {startLabel(changed)}
        </Button>
      </Group>
    </>
  );
}
