import type { RequestOptions } from '@consultancy/client-shared/api';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Button, type ButtonProps } from '@mantine/core';
import { type Icon, IconDownload } from '@tabler/icons-react';
import { useDownload } from './use-download';

interface DownloadButtonProps extends ButtonProps {
  load: (options: RequestOptions) => Promise<Blob>;
  /** What the toast says when it failed and the server had no words of its own. */
  failed: string;
  /** What the file is called where its answer does not say. */
  fileName?: string;
  icon?: Icon;
  title?: string;
}

/** Fetches a file as the person who is signed in. */
export function DownloadButton({
  load,
  failed,
  fileName,
  icon: Glyph = IconDownload,
  ...button
}: DownloadButtonProps) {
  const { start, isPending } = useDownload({ load, failed, name: fileName });
  const ref = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={ref}
      variant="default"
      leftSection={<Glyph size={16} aria-hidden />}
      loading={isPending}
      onClick={start}
      {...button}
    />
  );
}
