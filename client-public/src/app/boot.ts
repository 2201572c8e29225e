/**
 * Inlined into the page (see vite.config.ts), so it imports nothing by name.
 *
 * Lets the page come first: its pictures and letters have the line for themselves. Its scripts are fetched when
 * those are there and run while the page rests, one module after the other whenever the browser has nothing else to
 * do, so that a slow phone answers in between and the first tap finds them ready. A sign of somebody hurries them.
 * Until they answer, links work by themselves, a button that was pressed is pressed again, and what was filled in is
 * handed over.
 */
const signsOfSomebody = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'] as const;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Milliseconds after which scripts go on although the browser is never idle, as on a page with a film. */
const PATIENCE = 1_000;

/** Milliseconds until pictures no longer wait for scripts. */
const PICTURE_PATIENCE = 10_000;

/** Milliseconds until a module that did not arrive is requested again. */
const RETRY_DELAY = 3_000;

/** Milliseconds that a module has: a line that is gone without a word would hold it for ever. */
const MODULE_TIMEOUT = 30_000;

/** Addresses of the modules that the page is made of, as the server knows them: each after those that it is built upon. */
const modules = modulesNamed('page-modules');

function modulesNamed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)!.content.split(' ');
}

let fetched: Promise<unknown> | undefined;
let overlaysFetched: Promise<unknown> | undefined;
let overlaysImported: Promise<void> | undefined;
let started: Promise<void> | undefined;
let hurry = () => {};
const hurried = new Promise<void>((resolve) => (hurry = resolve));
let pressed: HTMLButtonElement | null = null;
/** What was filled in or chosen, in this order: values, and whether radios and check boxes are checked. */
const filled = new Map<Field, string | boolean>();

function notice(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  // Chromium sends a new page a move by nothing for a pointer that rests above it.
  if (type === 'pointermove' && !movementX && !movementY) return;
  for (const sign of signsOfSomebody) document.removeEventListener(sign, notice);
  hurry();
  void start();
}

function start(): Promise<void> {
  return (started ??= startOnce());
}

async function startOnce(): Promise<void> {
  document.addEventListener('site-started', handBack, { once: true });
  await fetchModules();
  showPictures();
  // In tasks of their own none takes long. One of the last starts the site.
  for (const address of modules) {
    if (!pressed) await rest();
    const imported = import(/* @vite-ignore */ address);
    // Together where somebody waits for an answer: each by itself would be a wait of its own.
    if (!pressed) await imported;
  }
}

/** What a press opens comes while the site starts. */
async function importOverlays(): Promise<void> {
  await fetchModules();
  await fetchOverlays();
  await start();
  // Together, while React starts: each by itself would be a wait of its own.
  for (const address of modulesNamed('overlay-modules')) void import(/* @vite-ignore */ address);
}

/**
 * Shows what index.html has put aside on a slow line: the browser has six connections, and pictures that nobody sees yet
 * would hold all of them. Before React compares the page with its own.
 */
function showPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    for (const name of ['srcset', 'src']) {
      const value = image.getAttribute(`data-${name}`);
      if (value) image.setAttribute(name, value);
      image.removeAttribute(`data-${name}`);
    }
  }
}

/** Until the browser is idle or somebody waits; what was pressed or typed meanwhile is heard first. */
async function rest(): Promise<void> {
  await Promise.race([hurried, new Promise<void>(whenIdle)]);
  await new Promise((resolve) => setTimeout(resolve));
}

function whenIdle(work: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work);
}

function handBack(): void {
  document.removeEventListener('click', keepPress, true);
  document.removeEventListener('input', keepFilled, true);
  document.documentElement.dataset['started'] = '';
  for (const [field, value] of filled) handOver(field, value);
  pressed?.click();
  void unfold();
}

/**
 * Lays out what lies below the first screen, for going back to where one was. Until here that waited for coming near;
 * all at once it would keep a slow phone from answering.
 */
async function unfold(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('#content > * ~ *, [data-folded]')) {
    // However much somebody hurries: what they pressed comes first.
    await new Promise<void>(whenIdle);
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['unfolded'] = '';
}

/** Requested together they arrive together; they stay in the browser's cache, where the import finds them. */
function fetchModules(): Promise<unknown> {
  return (fetched ??= Promise.all(modules.map(fetchModule)));
}

function fetchOverlays(): Promise<unknown> {
  return (overlaysFetched ??= Promise.all(modulesNamed('overlay-modules').map(fetchModule)));
}

/** Most browsers remember a failed import until the page is loaded anew, so nothing is imported before it is there. */
async function fetchModule(address: string): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(MODULE_TIMEOUT) });
      await answer.arrayBuffer();
      if (answer.ok) return;
      if (answer.status === 404) loadAnew();
    } catch {
      // The line failed.
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
}

/** The page is of an older version of the site, whose modules are gone: a tab from yesterday, brought back. */
function loadAnew(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isUsed = filled.size > 0 || 'started' in document.documentElement.dataset;
  // Once, lest it never ends, and not at the cost of what somebody has filled in.
  if (navigation?.type !== 'reload' && !isUsed) window.location.reload();
}

function keepPress(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  // React replays events that it missed when it starts; this press is repeated by us.
  event.stopPropagation();
  pressed = button;
  overlaysImported ??= importOverlays();
}

function keepFilled({ target }: Event): void {
  const field = target as Field;
  filled.delete(field);
  filled.set(field, isChecked(field) ? field.checked : field.value);
}

function isChecked(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** As if it were filled in now. React notices a value only where it differs from the one it knows. */
function handOver(field: Field, value: string | boolean): void {
  if (isChecked(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function whenLoaded(): void {
  // What has arrived is shown first. Loaded is not painted: the letters and the largest picture take a frame more.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => void start())));
  }).observe({ type: 'paint', buffered: true });
}

window.fetchOverlays = fetchOverlays;
document.addEventListener('scroll', showPictures, { once: true, passive: true });
setTimeout(showPictures, PICTURE_PATIENCE);
document.addEventListener('click', keepPress, true);
document.addEventListener('input', keepFilled, true);
for (const sign of signsOfSomebody) document.addEventListener(sign, notice, { passive: true });
// An inline module always runs before `load`.
window.addEventListener('load', whenLoaded, { once: true });
