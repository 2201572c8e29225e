import type { InProcessApi } from './in-process-api.js';
import type { PageAddresses } from './page-renderer.js';
import { xmlDeclaration, xmlElement, xmlEmpty, xmlText } from './xml.js';

const articlesInFeed = 20;

interface Article {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  /** ISO time. */
  publishedAt: string;
  author: { name: string };
}

/**
 * The newest articles as RSS 2.0. Written by hand: the package `feed` puts names into `author`, which is for email
 * addresses, instead of `dc:creator`, and marks the address of an article as no link.
 */
export async function writeFeed(
  api: InProcessApi,
  addresses: PageAddresses,
  publicUrl: string,
): Promise<string> {
  const newest = `/blog/public?limit=${articlesInFeed}&sortBy=publishedAt&sortOrder=desc`;
  const { siteName, siteDescription } = await api.read<{ siteName: string; siteDescription: string }>(
    '/settings',
  );
  const { data: articles } = await api.read<{ data: Article[] }>(newest);
  const [latest] = articles;
  const channel = xmlElement('channel', [
    xmlText('title', siteName || new URL(publicUrl).host),
    xmlText('link', `${publicUrl}/blog`),
    xmlText('description', siteDescription),
    xmlText('language', 'en'),
    ...(latest ? [xmlText('lastBuildDate', rssDate(latest.publishedAt))] : []),
    xmlEmpty('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: `${publicUrl}/rss.xml`,
    }),
    ...articles.map((article) => item(article, publicUrl + addresses.article(article.slug))),
  ]);
  const root =
    'rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return [xmlDeclaration, xmlElement(root, [channel]), ''].join('\n');
}

function item(article: Article, address: string): string {
  return xmlElement('item', [
    xmlText('title', article.title),
    xmlText('link', address),
    // A guid is the article's address unless it says otherwise.
    xmlText('guid', address),
    xmlText('pubDate', rssDate(article.publishedAt)),
    ...(article.author.name ? [xmlText('dc:creator', article.author.name)] : []),
    ...(article.category ? [xmlText('category', article.category)] : []),
    xmlText('description', article.excerpt),
  ]);
}

/** RFC 822 as RSS wants it: "Mon, 09 Nov 2026 08:00:00 GMT". */
function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}
