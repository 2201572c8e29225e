import { ClientType, type ProjectDto, type ProjectFact } from '@consultancy/client-shared/api/model';
import { clientTypes, tenderFacts } from '@consultancy/shared/field-labels/en';
import {
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import { FormSection } from '../../ui/form-page';
import type { FieldsProps } from '../../ui/resource/resource';
import type { ProjectValues } from './resource';

/** What each fact is called. */
export const factLabels: Record<ProjectFact, string> = {
  CLIENT_TYPE: tenderFacts.clientType,
  COUNTRY: tenderFacts.country,
  COORDINATES: tenderFacts.coordinates,
  FIRM_ROLE: tenderFacts.firmRole,
  FIRM_SERVICES: tenderFacts.firmServices,
  PERIOD: tenderFacts.period,
  TEAM: tenderFacts.team,
  MATERIALS: tenderFacts.materials,
  CREDITS: tenderFacts.credits,
};

const currencies = ['ETB', 'USD', 'EUR', 'GBP', 'CNY', 'AED', 'SAR', 'KES', 'DJF'];

type PageProps = Pick<FieldsProps<ProjectValues, ProjectDto>, 'page'>;

/** What a tender asks of a project. A fact is shown to visitors only where its box is ticked. */
export function TenderFactsFields({ page }: PageProps) {
  const t = useTranslations('projects.form');
  const { contractCurrency } = page.form.getValues();
  const offered = [...new Set([...currencies, contractCurrency].filter(Boolean))];
  const list = { description: t('listHint'), splitChars: [] };
  return (
    <FormSection title={t('facts')} hint={t('factsHint')}>
      <Fact page={page} fact="CLIENT_TYPE">
        <NativeSelect
          {...page.input('clientType')}
          data={choicesOf(ClientType, (value) => clientTypes[value])}
        />
      </Fact>
      <Fact page={page} fact="COUNTRY">
        <TextInput {...page.input('country')} />
      </Fact>
      <Fact page={page} fact="COORDINATES">
        <Group grow align="start">
          <NumberInput {...page.input('latitude')} min={-90} max={90} decimalScale={6} hideControls />
          <NumberInput {...page.input('longitude')} min={-180} max={180} decimalScale={6} hideControls />
        </Group>
      </Fact>
      <Fact page={page} fact="PERIOD">
        <Group grow align="start">
          <TextInput {...page.input('startMonth')} description={t('monthHint')} maxLength={7} />
          <TextInput {...page.input('completionMonth')} description={t('monthHint')} maxLength={7} />
        </Group>
      </Fact>
      <Fact page={page} fact="FIRM_ROLE">
        <TextInput {...page.input('firmRole')} />
      </Fact>
      <Fact page={page} fact="FIRM_SERVICES">
        <TagsInput {...page.input('firmServices')} {...list} />
      </Fact>
      <Fact page={page} fact="TEAM">
        <TagsInput {...page.input('team')} {...list} />
      </Fact>
      <Fact page={page} fact="MATERIALS">
        <TagsInput {...page.input('materials')} {...list} />
      </Fact>
      <Fact page={page} fact="CREDITS" isWide>
        <Textarea {...page.input('credits')} autosize minRows={2} maxRows={8} />
      </Fact>
      <NumberInput
        {...page.input('contractValue')}
        description={t('contractHint')}
        min={0}
        thousandSeparator=","
        hideControls
      />
      <NativeSelect
        {...page.input('contractCurrency')}
        description={t('contractHint')}
        data={['', ...offered]}
      />
      <TextInput {...page.input('referee')} description={t('contractHint')} />
      <TextInput {...page.input('refereeContact')} description={t('contractHint')} />
    </FormSection>
  );
}

interface FactProps extends PageProps {
  fact: ProjectFact;
  isWide?: boolean;
  children: ReactNode;
}

/** A fact, and whether visitors read it. */
function Fact({ page, fact, isWide, children }: FactProps) {
  const t = useTranslations('projects.form');
  const shown = page.form.getValues().publicFacts;
  const others = shown.filter((each) => each !== fact);
  return (
    <Stack gap="xs" data-wide={isWide}>
      {children}
      <Checkbox
        size="xs"
        label={t('factShown')}
        aria-label={`${t('factShown')}: ${factLabels[fact]}`}
        checked={shown.includes(fact)}
        onChange={({ currentTarget: { checked } }) =>
          page.form.setFieldValue('publicFacts', checked ? [...others, fact] : others)
        }
      />
    </Stack>
  );
}
