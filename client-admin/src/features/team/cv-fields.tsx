import type { TeamMemberDto } from '@consultancy/client-shared/api/model';
import { Checkbox, NumberInput, Stack, TagsInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection, RecordListField } from '../../ui/form-page';
import type { FieldsProps } from '../../ui/resource/resource';
import { type CvList, cvColumns, cvLists, factOfList } from './cv-columns';
import type { MemberValues } from './resource';

type PageProps = Pick<FieldsProps<MemberValues, TeamMemberDto>, 'page'>;

const hints: Partial<Record<CvList, 'expiryHint' | 'assignmentsHint'>> = {
  registrations: 'expiryHint',
  assignments: 'assignmentsHint',
};

/** The CV of a person, as tenders ask for it. */
export function CvFields({ page }: PageProps) {
  const t = useTranslations('team.form');
  return (
    <>
      <FormSection title={t('cv')} hint={t('cvHint')}>
        <TextInput {...page.input('position')} />
        <TextInput {...page.input('nationality')} />
        <NumberInput {...page.input('birthYear')} min={1900} max={2100} allowDecimal={false} hideControls />
        <Stack gap="xs">
          <TagsInput {...page.input('memberships')} description={t('listHint')} splitChars={[]} />
          <Shown page={page} list="memberships" />
        </Stack>
      </FormSection>
      {cvLists.map((list) => {
        const { value, onChange, error, label } = page.input(list);
        const hint = hints[list];
        return (
          <RecordListField
            key={list}
            {...{ value, onChange, error }}
            title={label}
            hint={hint && t(hint)}
            rowLabel={t(`row.${list}`)}
            addLabel={t(`add.${list}`)}
            columns={cvColumns[list]}
          >
            <Shown page={page} list={list} />
          </RecordListField>
        );
      })}
    </>
  );
}

/** Whether visitors read a list, where they may. */
function Shown({ page, list }: PageProps & { list: CvList | 'memberships' }) {
  const t = useTranslations('team.form');
  const fact = factOfList[list];
  if (!fact) return null;
  const shown = page.form.getValues().publicFacts;
  const others = shown.filter((each) => each !== fact);
  return (
    <Checkbox
      size="xs"
      data-wide
      label={t('shown')}
      aria-label={`${t('shown')}: ${page.fields[list].label}`}
      checked={shown.includes(fact)}
      onChange={({ currentTarget: { checked } }) =>
        page.form.setFieldValue('publicFacts', checked ? [...others, fact] : others)
      }
    />
  );
}
