import { randomId } from '@consultancy/client-shared/api';
import { attachmentLimits, attachmentTypeOf, telltaleBytes } from '@consultancy/shared/attachments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { QueuedFile } from '../../../lib/submissions/submission';
import type { FormFiles } from '../../../ui/form/use-submission';

export interface Attachments extends FormFiles {
  /** Why some of what was chosen last is not among them. */
  faults: readonly string[];
  add: (chosen: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
}

/** The files of a form. What cannot be sent is refused where it is chosen, also without a connection. */
export function useAttachments(): Attachments {
  const t = useTranslations('contact.attachments');
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function faultOf(file: File): Promise<string | null> {
    if (file.size > attachmentLimits.bytes) return t('tooLarge', { name: file.name });
    return (await isOfKnownType(file)) ? null : t('wrongType', { name: file.name });
  }

  return {
    files,
    setFiles,
    faults,
    async add(chosen) {
      const others = chosen.filter((file) => !files.some((known) => isSame(known.file, file)));
      const faultOfEach = await Promise.all(others.map(faultOf));
      const sendable = others.filter((_, index) => faultOfEach[index] === null);
      const room = attachmentLimits.files - files.length;
      const added = sendable.slice(0, room).map((file) => ({ id: randomId(), file }));
      const names = sendable.slice(room).map(({ name }) => name);
      setFiles((now) => [...now, ...added].slice(0, attachmentLimits.files));
      setFaults([
        ...faultOfEach.filter((fault) => fault !== null),
        ...(names.length > 0 ? [t('tooMany', { names: names.join(', ') })] : []),
      ]);
    },
    remove(id) {
      setFiles((now) => now.filter((each) => each.id !== id));
      setFaults([]);
    },
  };
}

async function isOfKnownType(file: File): Promise<boolean> {
  try {
    const start = await file.slice(0, telltaleBytes).arrayBuffer();
    return attachmentTypeOf(new Uint8Array(start)) !== undefined;
  } catch {
    // Moved or deleted since it was chosen.
    return false;
  }
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
