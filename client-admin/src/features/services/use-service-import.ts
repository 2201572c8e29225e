import { useSubmissionKeys } from '@consultancy/client-shared/api';
import {
  getListServicesQueryKey,
  importServices,
} from '@consultancy/client-shared/api/generated/services/services';
import { type ImportedRowDto, ImportOutcome } from '@consultancy/client-shared/api/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/failure-text';
import { useToasts } from '../../ui/toasts';

/** How many rows of a report come to what. */
export function countOutcomes(rows: ImportedRowDto[]): Record<ImportOutcome, number> {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const { CREATED, UPDATED, UNCHANGED, REFUSED } = ImportOutcome;
  return {
    CREATED: count(CREATED),
    UPDATED: count(UPDATED),
    UNCHANGED: count(UNCHANGED),
    REFUSED: count(REFUSED),
  };
}

/** The two steps of an import: the server says what a file would do, and then does it. */
export function useServiceImport({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const keys = useSubmissionKeys();

  const trial = useMutation({
    mutationFn: (file: File) => importServices({ file, dryRun: true }),
  });
  const deed = useMutation({
    mutationFn: (file: File) => importServices({ file }, keys.optionsFor(file)),
    onSuccess: ({ data }, file) => {
      keys.arrived(file);
      const { CREATED: created, UPDATED: updated } = countOutcomes(data.rows);
      toasts.success(t('services.import.done', { created, updated }));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListServicesQueryKey() }),
  });

  const failure = deed.error ?? trial.error;
  return {
    file: trial.variables,
    rows: trial.data?.data.rows,
    failure: failure && failureText(failure, t('services.import.failed')),
    isChecking: trial.isPending,
    isImporting: deed.isPending,
    choose: (file: File) => {
      deed.reset();
      trial.mutate(file);
    },
    start: () => trial.variables && deed.mutate(trial.variables),
  };
}
