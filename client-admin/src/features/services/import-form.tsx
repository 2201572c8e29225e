import { Alert, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';
import classes from './import-form.module.css';
import { ImportReport } from './import-report';
import { countOutcomes, useServiceImport } from './use-service-import';

/** Choosing a file, reading what it would do, and doing it. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { file, rows, failure, isChecking, isImporting, choose, start } = useServiceImport({
    onDone: onClose,
  });
  const chooseButton = useFocusThroughDisabling<HTMLButtonElement>(isChecking || isImporting);
  const forgetFile = useRef<() => void>(null);
  const counts = rows && countOutcomes(rows);
  const changes = counts ? counts.CREATED + counts.UPDATED : 0;
  return (
    <>
      <Text c="dimmed">{t('services.import.explanation')}</Text>
      <div
        className={classes.file}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped && !isImporting) choose(dropped);
        }}
      >
        <FileButton
          accept=".csv,text/csv"
          resetRef={forgetFile}
          inputProps={{ 'aria-label': t('services.import.file') }}
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
              {file ? t('services.import.chooseOther') : t('services.import.choose')}
            </Button>
          )}
        </FileButton>
        <span className={classes.name}>{file ? file.name : t('services.import.drop')}</span>
      </div>
      <div aria-live="polite">
        {isChecking && (
          <p className={classes.checking}>
            <Loader size={16} /> {t('services.import.checking')}
          </p>
        )}
        {failure && (
          <Alert color="red" variant="light" role="alert" mb="md">
            {failure}
          </Alert>
        )}
        {rows && counts && <ImportReport rows={rows} counts={counts} />}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
        <Button
          disabled={!counts || counts.REFUSED > 0 || changes === 0}
          loading={isImporting}
          onClick={start}
        >
          {changes > 0 ? t('services.import.start', { count: changes }) : t('services.import.open')}
        </Button>
      </Group>
    </>
  );
}
