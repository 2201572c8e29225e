/**
 * Lets the page come first: its pictures and letters have the line for themselves, and the scripts follow when
 * they are there, or at the first touch. Until then links work by themselves, and a button that is pressed too
 * early is pressed again when it can answer.
 */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;
let isStarted = false;
let pressed: HTMLButtonElement | null = null;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const touch of touches) document.removeEventListener(touch, start);
  preloadModules();
  const { startSite } = await import('./entry-client');
  await startSite();
  document.removeEventListener('click', keepPress, true);
  document.documentElement.dataset['started'] = '';
  pressed?.click();
}

/** The server knows which modules the page is made of; asked for together they arrive together. */
function preloadModules(): void {
  const modules = document.querySelector<HTMLMetaElement>('meta[name="page-modules"]')?.content ?? '';
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function keepPress(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  pressed = button;
}

document.addEventListener('click', keepPress, true);
for (const touch of touches) document.addEventListener(touch, start, { passive: true });
if (document.readyState === 'complete') void start();
else window.addEventListener('load', () => void start(), { once: true });
