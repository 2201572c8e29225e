import { REQUEST_TIMEOUT_MS } from '@consultancy/client-shared/api';
import { imageSource, smallSource } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../lib/data-saver';
import classes from './on-demand.module.css';

interface OnDemandProps {
  /** Stored paths of the photos that `children` shows. */
  paths: string[];
  /** What they show, in words; empty where the text beside them says it. */
  alt: string;
  /** Width to height of their place; where it is left out they fill what is around them. */
  ratio?: number;
  className?: string;
  children: ReactNode;
}

/** Photos that come at once, or, where data is saved, when they are requested: a link in their place says how large. */
export function OnDemand({ paths, alt, ratio, className, children }: OnDemandProps) {
  const { isOn } = useDataSaver();
  const [isPrompted, setRequested] = useState(false);
  if (!isOn || isPrompted || paths.length === 0) return children;

  function show(event: MouseEvent) {
    event.preventDefault();
    setRequested(true);
  }
  return (
    // Without scripts it leads to the file.
    <a
      href={smallSource(paths[0]!)}
      className={clsx(classes.ask, className)}
      style={{ '--ratio': ratio } as CSSProperties}
      onClick={show}
    >
      <IconPhoto size={24} stroke={1.25} aria-hidden />
      {alt && (
        <Text span inherit maw="26rem" lineClamp={2}>
          {alt}
        </Text>
      )}
      <Ask paths={paths} />
    </a>
  );
}

function Ask({ paths }: { paths: string[] }) {
  const t = useTranslations('site');
  const kilobytes = useKilobytes(paths);
  return (
    <span>
      {t(paths.length === 1 ? 'dataSaver.show' : 'dataSaver.showBoth')}
      {kilobytes !== null && ` · ${t('dataSaver.size', { size: String(kilobytes) })}`}
    </span>
  );
}

/** What the small files take together, as the server says without sending them; null until it has said. */
function useKilobytes(paths: string[]): number | null {
  const [kilobytes, setKilobytes] = useState<number | null>(null);
  const addresses = paths.map(smallSource).join(' ');
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_MS);
    Promise.all(addresses.split(' ').map((address) => bytesOf(address, abort.signal))).then(
      (sizes) => setKilobytes(Math.max(1, Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024))),
      // The size is left out.
      () => {},
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [addresses]);
  return kilobytes;
}

/** @throws where the server does not say */
async function bytesOf(address: string, signal: AbortSignal): Promise<number> {
  const headers = { Accept: 'image/avif,image/webp' };
  const { ok, headers: said } = await fetch(address, { method: 'HEAD', headers, signal });
  const length = Number(said.get('content-length'));
  if (!ok || !length) throw new Error(`${address} has no length`);
  return length;
}

/** Whether a path names a photo of a size that can be known. */
export function hasSizes(path: string | null | undefined): path is string {
  return Boolean(path && imageSource(path).srcSet);
}
