import { Box, Flex, Paper, Text } from '@mantine/core';
import {
  useDeleteReplyTemplate,
  useListReplyTemplates,
} from '@consultancy/client-shared/api/generated/reply-templates/reply-templates';
import type { ReplyTemplateDto } from '@consultancy/client-shared/api/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { CardButton, CardLink } from '../../ui/card-actions';
import { NewRecordButton } from '../../ui/list-page';
import { OrderedListPage } from '../../ui/ordered-list';
import { useConfirm } from '../../ui/use-confirm';
import classes from './reply-templates-page.module.css';

const linkTo = (record: ReplyTemplateDto) => ({
  to: editPath(paths.replyTemplateForm, record.id),
  state: { record, from: paths.replyTemplates },
});

/** The texts that inquiries are answered with, by name. */
export function ReplyTemplatesPage() {
  const t = useTranslations();
  const words = {
    title: t('inquiries.templates.title'),
    lead: t('inquiries.templates.lead'),
    empty: t('inquiries.templates.empty'),
    loadFailed: t('inquiries.templates.loadFailed'),
  };
  return (
    <OrderedListPage<ReplyTemplateDto>
      query={useListReplyTemplates()}
      words={words}
      way={[{ to: paths.contacts, label: t('sections.contacts') }]}
      action={<NewRecordButton to={paths.replyTemplateForm} label={t('inquiries.templates.create')} />}
    >
      {(templates) => (
        <Paper component="ul" withBorder bg="var(--paper)" aria-label={words.title}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </Paper>
      )}
    </OrderedListPage>
  );
}

function TemplateRow({ template }: { template: ReplyTemplateDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { id, name, subject, contentAm, contentOm } = template;
  const remove = useDeleteReplyTemplate({
    mutation: {
      meta: { success: t('inquiries.templates.deleted'), error: t('inquiries.templates.deleteFailed') },
    },
  });
  const ask = () =>
    confirm({
      title: t('inquiries.templates.deleteTitle'),
      message: t('inquiries.templates.deleteQuestion', { name }),
      confirm: t('inquiries.templates.delete'),
      tone: 'danger',
      onConfirm: () => remove.mutate({ id }),
    });
  const languages = [
    t('inquiries.languages.en'),
    contentAm && t('inquiries.languages.am'),
    contentOm && t('inquiries.languages.om'),
  ];
  return (
    <Flex className={classes.row} component="li" p="md" gap="xs" align="center">
      <Box flex={1} miw={0}>
        <Box component={Link} fw={500} miw={0} {...linkTo(template)}>
          {name}
        </Box>
        <Text c="dimmed" fz="sm" miw={0}>
          {subject}
        </Text>
        <Text c="dimmed" fz="sm" miw={0}>
          {languages.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <CardLink label={t('inquiries.templates.edit', { name })} icon={IconPencil} {...linkTo(template)} />
      <CardButton
        label={t('inquiries.templates.deleteNamed', { name })}
        icon={IconTrash}
        color="red"
        isPending={remove.isPending}
        onClick={ask}
      />
    </Flex>
  );
}
