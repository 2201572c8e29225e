import { type TeamMemberDto, TranslatableKind } from '@consultancy/client-shared/api/model';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { FormPage, FormSection, PictureField, useOrigin } from '../../ui/form-page';
import { TranslationBadges } from '../../ui/translation-badges';
import { useMemberForm } from './use-member-form';

/** Adds a team member, or changes the given one. */
export function MemberForm({ member }: { member?: TeamMemberDto }) {
  const { t } = useTranslation();
  const page = useMemberForm(member);
  return (
    <FormPage
      title={member ? t('team.form.editTitle') : t('team.form.newTitle')}
      way={[{ to: useOrigin(paths.team), label: t('sections.team') }]}
      name={member?.name}
      facts={member && <TranslationBadges kind={TranslatableKind['team-member']} id={member.id} />}
      saveLabel={member ? t('team.form.save') : t('team.form.create')}
      page={page}
    >
      <FormSection title={t('team.form.section')}>
        <TextInput {...page.input('name')} />
        <TextInput {...page.input('title')} placeholder={t('team.form.titleHint')} />
        <Textarea {...page.input('bio')} autosize minRows={3} maxRows={8} data-wide />
        <PictureField
          {...page.input('image')}
          note={t('team.form.imageNote')}
          onRefuse={(reason) => page.form.setFieldError('image', reason)}
          problems={{ size: t('form.picture.tooLarge'), type: t('form.picture.notPicture') }}
          canRemove
        />
        <Switch {...page.input('isPublic', { type: 'checkbox' })} data-wide />
      </FormSection>
    </FormPage>
  );
}
