import { saveFile } from '@consultancy/client-shared/api';
import { useExportMyRequests } from '@consultancy/client-shared/api/generated/my-requests/my-requests';
import type { MyRequestsDto } from '@consultancy/client-shared/api/model';
import { officeToday } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormFailure } from '../../ui/form/form-layout';
import { useFailureText } from '../../ui/form/use-failure-text';
import { Group } from '../../ui/layout';
import { RecordSection } from './record-section';

interface ExportRecordsProps {
  token: string;
  records: MyRequestsDto;
}

/** All of it as a file: for programs, and for a table. */
export function ExportRecords({ token, records }: ExportRecordsProps) {
  const t = useTranslations('my-requests');
  const failureText = useFailureText();
  const language = useLanguage();
  const name = `my-records-${officeToday()}`;
  const table = useExportMyRequests({
    mutation: { onSuccess: (file) => saveFile(file, `${name}.csv`) },
    request: { headers: { 'Accept-Language': language } },
  });

  function saveJson() {
    saveFile(new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' }), `${name}.json`);
  }

  return (
    <RecordSection title={t('export.heading')}>
      <p>{t('export.text')}</p>
      <FormFailure>{table.error && failureText(table.error, t('export.failed'))}</FormFailure>
      <Group>
        <Button variant="outline" loading={table.isPending} onClick={() => table.mutate({ data: { token } })}>
          {t('export.csv')}
        </Button>
        <Button variant="outline" onClick={saveJson}>
          {t('export.json')}
        </Button>
      </Group>
    </RecordSection>
  );
}
