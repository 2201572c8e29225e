import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Components, ExtraProps } from 'react-markdown';
import { ResponsiveImage } from '../ui/responsive-image';
import classes from './article-body.module.css';

type Of<Tag extends 'a' | 'img' | 'p' | 'pre' | 'table' | 'th'> = ComponentProps<Tag> & ExtraProps;

/** How wide a picture stands in an article. */
const PICTURE_SIZES = '(width < 64rem) 92vw, 60rem';

/** Pages of this site: an address from its root that is neither a file nor another program's. */
const OWN_PAGE = /^\/(?![/\\]|(?:api|admin|docs|uploads)(?:\/|$))[^.]*$/;

/** A link within the site. */
export type SiteLink = ComponentType<{ to: string; children?: ReactNode }>;

/** The elements of an article that need more than their markup. */
export function articleElements(SiteLink: SiteLink): Components {
  return {
    a: ({ node: _node, href, children, ...rest }: Of<'a'>) => {
      // What was no harmless address has none any more.
      if (!href) return <>{children}</>;
      if (OWN_PAGE.test(href)) return <SiteLink to={href}>{children}</SiteLink>;
      const isElsewhere = /^https?:/i.test(href);
      return (
        <a {...rest} href={href} rel={isElsewhere ? 'noopener' : undefined}>
          {children}
        </a>
      );
    },
    img: ArticlePicture,
    p: Paragraph,
    pre: CodeBlock,
    table: ArticleTable,
    th: HeaderCell,
  };
}

function ArticlePicture({ src, alt }: Of<'img'>) {
  if (typeof src !== 'string' || !src) return null;
  return <ResponsiveImage path={src} alt={alt ?? ''} sizes={PICTURE_SIZES} fit="contain" />;
}

/** A picture that stands alone is a figure, with its title as the caption. */
function Paragraph({ node, children }: Of<'p'>) {
  const parts = node?.children.filter((part) => part.type !== 'text' || part.value.trim() !== '') ?? [];
  const [first] = parts;
  if (parts.length !== 1 || first?.type !== 'element' || first.tagName !== 'img') return <p>{children}</p>;
  const { title } = first.properties;
  return (
    <figure className={classes.figure}>
      {children}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** Wider than a phone: it scrolls inside its own box, with the keyboard too. */
function ArticleTable({ children }: Of<'table'>) {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.tableBox} role="group" aria-label={t('article.table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** The empty corner of a table heads nothing. */
function HeaderCell({ node, ...rest }: Of<'th'>) {
  return node?.children.length ? <th {...rest} /> : <td {...rest} />;
}

function CodeBlock({ children }: Of<'pre'>) {
  const { t } = useTranslation('shared');
  return (
    <pre role="group" aria-label={t('article.code')} tabIndex={0}>
      {children}
    </pre>
  );
}
