import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import ethiopicFont from '@consultancy/client-shared/theme/fonts/noto-sans-ethiopic-amharic.woff2?url';
import { previewOf } from '@consultancy/shared/image-names';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HERO_PICTURE } from '../lib/hero-picture';
import type { Page, PageContext } from '../lib/page';
import { pathnameIn, readPathname } from '../lib/paths';
import { PublicUrlContext, usePublicUrl } from '../lib/public-url';
import { wholeAddress } from '../lib/whole-address';
import { readPageNumber } from '../ui/shown-pages';
import { describePage } from './describe-page';
import { pageUrl } from './page-url';
import { describedPage } from './routes';

const OG_LOCALES: Record<Language, string> = { en: 'en_US', am: 'am_ET', om: 'om_ET' };

/** What the page shown says of itself in the head, where React puts it; each page is announced by its title. */
export function DocumentHead() {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const isRenderedByServer = use(PublicUrlContext) !== undefined;
  const { pathname, search } = useLocation();
  // A title may come with the data, so it is looked at again whenever a fetch ends.
  useIsFetching();
  const place = { queryClient, language, search, publicUrl };
  const { page, context } = describePage(describedPage(pathname), place);
  const { siteName } = context.settings;
  const title = page.title ? `${page.title} · ${siteName}` : siteName;
  const path = page.path ?? readPathname(pathname).path;
  const addressIn = (each: Language) => pageUrl(publicUrl, path, each, ownPageNumber(page, search));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={page.title || siteName} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      <PreviewPicture page={page} context={context} />
      <link rel="alternate" type="application/rss+xml" title={siteName} href="/rss.xml" />
      <link rel="manifest" href={pathnameIn('/manifest.webmanifest', language)} />
      {/* With the page as the server sends it: the browser would find it only in the loaded style sheet. */}
      {language === 'am' && isRenderedByServer && (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={ethiopicFont} />
      )}
      {page.isUnlisted || (page.status ?? 200) >= 400 ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {LANGUAGES.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
        </>
      )}
      {page.jsonLd?.map((record, index) => (
        <script
          key={index}
          type="application/ld+json"
          // Only "<" could end the script element early.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(record).replace(/</g, '\\u003c') }}
        />
      ))}
      <Announcement title={title} />
    </>
  );
}

/** Filtered or searched, a list is no page of its own. */
function ownPageNumber({ isPaged }: Page, search: string): number {
  const query = new URLSearchParams(search);
  const isPlain = [...query.keys()].every((name) => name === 'page');
  return isPaged && isPlain ? readPageNumber(query) : 1;
}

interface PreviewPictureProps {
  page: Page;
  context: PageContext;
}

/** What services show beside a link to the page. */
function PreviewPicture({ page, context: { publicUrl, settings } }: PreviewPictureProps) {
  // A record may name what is no address.
  const own = wholeAddress(page.image, publicUrl) && page.image;
  const path = own || HERO_PICTURE;
  // The site makes a JPEG of its own pictures; those of other sites are used as they are.
  const jpeg = path.startsWith('/uploads/') ? previewOf(path) : undefined;
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={wholeAddress(jpeg?.name ?? path, publicUrl)} />
      <meta property="og:image:alt" content={(own && page.title) || settings.siteName} />
      {jpeg && (
        <>
          <meta property="og:image:type" content={jpeg.type} />
          <meta property="og:image:width" content={`${jpeg.width}`} />
          <meta property="og:image:height" content={`${jpeg.height}`} />
        </>
      )}
    </>
  );
}

/** Screen readers announce the first page by themselves. */
function Announcement({ title }: { title: string }) {
  const first = useRef(title);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (title === first.current) return;
    first.current = '';
    announce(title);
  }, [title]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announced}
    </p>
  );
}
