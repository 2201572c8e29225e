import { exportTranslations } from '@consultancy/client-shared/api/generated/translations/translations';
import type { ExportTranslationsParams } from '@consultancy/client-shared/api/model';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../../ui/use-download';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';
import { OPEN_STATES, useBoardWords } from './board-words';
import type { useTranslationList } from './use-translation-list';
import { LANGUAGES } from './use-translation-list';

type Filters = ReturnType<typeof useTranslationList>['list']['filters'];

/** The texts that the filters leave, for a translator outside: a file has one language, which is requested where no filter says it. */
export function ExportTranslations({ filters: { language, kind, state } }: { filters: Filters }) {
  const words = useBoardWords();
  const paramsFor = (into: NonNullable<typeof language>): ExportTranslationsParams => ({
    language: into,
    state: state ? [state] : OPEN_STATES,
    ...(kind && { kind }),
  });
  const t = useTranslations();
  const downloads = {
    am: useExport(paramsFor('am')),
    om: useExport(paramsFor('om')),
  };
  const isPending = LANGUAGES.some((each) => downloads[each].isPending);
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const face = {
    variant: 'default',
    leftSection: <IconDownload size={16} aria-hidden />,
    loading: isPending,
    title: t('translations.export.hint'),
  } as const;
  if (language)
    return (
      <Button ref={button} {...face} onClick={downloads[language].start}>
        {t('translations.export.open')}
      </Button>
    );
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 120 }} withinPortal={false}>
      <Menu.Target>
        <Button ref={button} {...face} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('translations.export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((each) => (
          <Menu.Item key={each} onClick={downloads[each].start}>
            {words.language(each)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function useExport(params: ExportTranslationsParams) {
  const t = useTranslations();
  return useDownload({
    load: (options) => exportTranslations(params, options),
    failed: t('translations.export.failed'),
  });
}
