import clsx from 'clsx';
import { type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { hasFailed } from '../ui/failed-picture';
import pictureMissing from '../ui/picture-missing.svg?no-inline';
import { isPlainClick } from '../ui/plain-click';
import classes from './article-body.module.css';
import { sayInLanguage } from './say-in-language';

interface ArticleBodyProps {
  /** As the server makes it of Markdown: harmless, and the same in every language. */
  html: string;
  /** Whether it is a part of a page, in its type, and not a page to read. */
  isPart?: boolean | undefined;
  /** The address of a path of this site in the language of the page. */
  addressOf: (path: string) => string;
  /** Goes to such an address; what opens it elsewhere (another button, a key) is the browser's. */
  onFollow: (address: string) => void;
}

/** The text of an article, the same on the website and in the back office. */
export function ArticleBody({ html, isPart, addressOf, onFollow }: ArticleBodyProps) {
  const t = useTranslations('shared');
  const words = useMessages().shared.article;
  const body = useRef<HTMLDivElement>(null);
  // The same object for the same text: React writes another one anew.
  const said = useMemo(() => ({ __html: sayInLanguage(html, words, addressOf) }), [html, words, addressOf]);
  const missing = t('pictureMissing');

  // A picture of the server's page can fail before React listens.
  useEffect(() => {
    for (const image of body.current?.querySelectorAll('img') ?? []) {
      if (hasFailed(image)) drawMissing(image, missing);
    }
  }, [said, missing]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[data-page]');
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    onFollow(link.getAttribute('href')!);
  };
  const noticeFailure = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) drawMissing(target, missing);
  };
  return (
    <div
      ref={body}
      className={clsx(classes.body, isPart && classes.part)}
      onClick={follow}
      onErrorCapture={noticeFailure}
      dangerouslySetInnerHTML={said}
    />
  );
}

/** Puts the drawing for a missing picture in its place, once. */
function drawMissing(image: HTMLImageElement, missing: string): void {
  if (image.dataset['missing'] !== undefined) return;
  image.dataset['missing'] = '';
  image.removeAttribute('srcset');
  image.width = 600;
  image.height = 400;
  image.src = pictureMissing;
  if (image.alt) image.alt = `${image.alt} (${missing})`;
}
