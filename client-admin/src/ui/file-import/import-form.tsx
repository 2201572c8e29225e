import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Alert, Button, Flex, Group, Loader, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FileChoice } from '../file-choice';
import { type FileImportAction, useFileImport } from './use-file-import';

export interface ImportFormProps<Report> extends FileImportAction<Report> {
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
  accept,
  countsOf,
  startLabel,
  children,
  onClose,
  ...action
}: ImportFormProps<Report> & { onClose: () => void }) {
  const t = useTranslations('csvImport');
  const tConfirm = useTranslations('confirm');
  const { file, report, failure, isChecking, isImporting, choose, start } = useFileImport(
    action,
    t('failed'),
    onClose,
  );
  const chooseButton = useFocusThroughDisabling<HTMLButtonElement>(isChecking || isImporting);
  const { changed, refused } = report ? countsOf(report) : { changed: 0, refused: 0 };
  return (
    <>
      <Text c="dimmed">{t('explanation')}</Text>
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
        <FileChoice accept={accept} label={t('file')} onChoose={choose}>
          {(props) => (
            <Button
              {...props}
              ref={chooseButton}
              variant="default"
              data-autofocus
              disabled={isChecking || isImporting}
            >
              {file ? t('chooseOther') : t('choose')}
            </Button>
          )}
        </FileChoice>
        <Text span miw={0} c="dimmed" inherit>
          {file ? file.name : t('drop')}
        </Text>
      </Flex>
      <div aria-live="polite">
        {isChecking && (
          <Flex component="p" c="dimmed" gap="xs" align="center">
            <Loader size={16} /> {t('checking')}
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
          {tConfirm('cancel')}
        </Button>
        <Button disabled={refused > 0 || changed === 0} loading={isImporting} onClick={start}>
          {startLabel(changed)}
        </Button>
      </Group>
    </>
  );
}
