import { Box, Button, Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import type { AskedProjects } from './use-asked-projects';

interface AskedProjectsFieldProps {
  asked: AskedProjects;
  /** What the server said of them. */
  error?: ReactNode;
  /** Where the focus goes when the last one is removed. */
  onEmpty: () => void;
}

/** What a message is about, as chosen in the comparison. */
export function AskedProjectsField({ asked, error, onEmpty }: AskedProjectsFieldProps) {
  const t = useTranslations('contact');
  const id = useId();
  const root = useRef<HTMLUListElement>(null);
  const { projects, choose } = asked;
  if (projects.length === 0) return null;

  function remove(removed: number) {
    const others = projects.filter((each) => each.id !== removed);
    choose(others.map((each) => each.id));
    if (others.length > 0) root.current?.focus();
    else onEmpty();
  }
  return (
    <Input.Wrapper
      id={id}
      labelElement="div"
      label={t('form.projects')}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <ul ref={root} tabIndex={-1} aria-labelledby={`${id}-label`}>
        {projects.map(({ id: projectId, project }) => {
          const name = project?.title ?? t('form.projectNumber', { id: String(projectId) });
          return (
            <Group component="li" key={projectId} py="half" gap="xs" wrap="nowrap">
              <Box
                flex={1}
                miw={0}
                style={{ overflowWrap: 'anywhere' }}
                lang={project && langOf(project, 'title')}
              >
                {name}
              </Box>
              <Button
                variant="subtle"
                size="compact-sm"
                px="xs"
                mih="2.75rem"
                aria-label={t('attachments.removeNamed', { name })}
                leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
                onClick={() => remove(projectId)}
              >
                {t('attachments.remove')}
              </Button>
            </Group>
          );
        })}
      </ul>
    </Input.Wrapper>
  );
}
