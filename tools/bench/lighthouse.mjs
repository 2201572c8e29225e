import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
// Lighthouse over the public site: medians of its scores and times on desktop and on its mobile throttling, and
// beside it, in the same run, the same page saved as static HTML without scripts.
// Before that what search engines make of every kind of page in each language, which alone `seo` asks for.
//   npm run build && npm run tool -- bench/lighthouse [runs, 5] [seo]
// Ends with 1 where a figure is past its limit. Nothing else should be busy on the machine.
import { createServer, request as forward } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../../e2e/find-chromium.ts';
import { startDemoServer } from './support/demo-server.mjs';

const only = process.argv.includes('seo') ? 'seo' : undefined;
const runs = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const pages = {
  home: '/',
  projects: '/projects',
  project: '/projects/entoto-ridge-house',
  article: '/blog/designing-for-the-highland-climate',
  contact: '/contact',
};
/** The pages that are one of a kind each, but for the search: what it finds is kept from search engines. */
const everyPage = [
  ...Object.values(pages),
  '/services',
  '/services/residence',
  '/about',
  '/blog',
  '/consultation',
  '/track',
];
const languages = { en: '', am: '/am', om: '/om' };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const limits = { performance: 0.95, lcp: 1800, cls: 0.02, tbt: 200, ratio: 1.15 };
const staticPort = 4174;

const server = await startDemoServer();
const twin = createServer((incoming, outgoing) => void serveWithoutScripts(incoming, outgoing));
let isPast = false;
let chrome;
try {
  await new Promise((listening) => twin.listen(staticPort, listening));
  const { executablePath, args } = await findChromium();
  chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  await findInEachLanguage();
  if (only !== 'seo') {
    await measureDesktop();
    await measureMobile();
  }
} finally {
  chrome?.kill();
  twin.close();
  await server.stop();
}
process.exitCode = isPast ? 1 : 0;

/** One run each: nothing here depends on how fast the machine is. */
async function findInEachLanguage() {
  console.log('\nSEO, scores\n');
  console.log(['page'.padEnd(44), ...Object.keys(languages).map((name) => name.padStart(8))].join(''));
  for (const path of everyPage) {
    const scores = [];
    for (const prefix of Object.values(languages)) {
      const url = `${server.origin}${path === '/' && prefix ? prefix : prefix + path}`;
      const { lhr } = await lighthouse(
        url,
        { port: chrome.port, onlyCategories: ['seo'], logLevel: 'error' },
        desktopConfig,
      );
      scores.push(lhr.categories.seo.score ?? 0);
      explain({ lhr }, ['seo']);
    }
    isPast ||= scores.some((score) => score < 1);
    console.log(
      [path.padEnd(44), ...scores.map((score) => String(Math.round(score * 100)).padStart(8))].join(''),
    );
  }
}

async function measureDesktop() {
  console.log(`\nDesktop, scores, median of ${runs}\n`);
  console.log(['page'.padEnd(10), ...categories.map((name) => name.padStart(16))].join(''));
  for (const [name, path] of Object.entries(pages)) {
    const results = await repeat(`${server.origin}${path}`, desktopConfig);
    const scores = categories.map((category) => median(results.map((each) => each.scores[category])));
    print(
      name,
      scores.map((score) => [String(Math.round(score * 100)), score === 1]),
    );
    explain(results[0]);
  }
}

async function measureMobile() {
  console.log(
    `\nMobile throttling, median of ${runs}; ratio is our LCP over that of static HTML, machine is Lighthouse's own ` +
      'measure of how fast it was: where that falls, blocking times grow\n',
  );
  const columns = ['performance', 'LCP ms', 'CLS', 'TBT ms', 'static LCP', 'ratio', 'machine'];
  console.log(['page'.padEnd(10), ...columns.map((name) => name.padStart(16))].join(''));
  for (const [name, path] of Object.entries(pages)) {
    const [ours, theirs] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      ours.push(...(await repeat(`${server.origin}${path}`, undefined, 1)));
      theirs.push(...(await repeat(`http://localhost:${staticPort}${path}`, undefined, 1)));
    }
    const of = (figure) => median(ours.map((each) => each[figure]));
    const performance = median(ours.map(({ scores }) => scores.performance));
    const staticLcp = median(theirs.map(({ lcp }) => lcp));
    const ratio = of('lcp') / staticLcp;
    print(name, [
      [String(Math.round(performance * 100)), performance >= limits.performance],
      [of('lcp').toFixed(0), of('lcp') <= limits.lcp],
      [of('cls').toFixed(3), of('cls') <= limits.cls],
      [of('tbt').toFixed(0), of('tbt') <= limits.tbt],
      [staticLcp.toFixed(0), true],
      [ratio.toFixed(2), ratio <= limits.ratio],
      [of('machine').toFixed(0), true],
    ]);
  }
}

async function repeat(url, config, times = runs) {
  const results = [];
  for (let run = 0; run < times; run += 1) results.push(await measure(url, config));
  return results;
}

/** Lighthouse now and then misses a figure, such as the largest paint of a page it saw too late. */
async function measure(url, config, attempts = 3) {
  const { lhr } = await lighthouse(
    url,
    { port: chrome.port, onlyCategories: categories, logLevel: 'error' },
    config,
  );
  const figure = (audit) => lhr.audits[audit].numericValue;
  const [lcp, cls, tbt] = [
    figure('largest-contentful-paint'),
    figure('cumulative-layout-shift'),
    figure('total-blocking-time'),
  ];
  if ([lcp, cls, tbt].includes(undefined)) {
    if (attempts === 1) throw new Error(`Lighthouse found no figures for ${url}`);
    return measure(url, config, attempts - 1);
  }
  const scores = Object.fromEntries(categories.map((name) => [name, lhr.categories[name].score ?? 0]));
  return { scores, lcp, cls, tbt, machine: lhr.environment.benchmarkIndex, lhr };
}

/** What keeps a category from 100. */
function explain({ lhr }, of = categories) {
  for (const category of of) {
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score, title } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 0.9)
        console.log(`${' '.repeat(10)}${category}: ${title} (${id})`);
    }
  }
}

function print(name, cells) {
  isPast ||= cells.some(([, isGood]) => !isGood);
  console.log(
    [name.padEnd(10), ...cells.map(([text, isGood]) => `${text}${isGood ? ' ' : '!'}`.padStart(16))].join(''),
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Pages of the server under test as plain HTML; everything else exactly as it serves it. */
async function serveWithoutScripts(incoming, outgoing) {
  const isPage = Object.values(pages).includes(incoming.url);
  if (!isPage) {
    const { url, method, headers } = incoming;
    forward(new URL(url, server.origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    }).end();
    return;
  }
  const answer = await fetch(`${server.origin}${incoming.url}`);
  const html = (await answer.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  outgoing.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
  });
  outgoing.end(brotliCompressSync(html));
}
