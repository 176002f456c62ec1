import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates the island on the visitor's first sign of intent in it: pointer over or down, touch, focus, key.
     * `event` names an event of the window that hydrates it too. `prefetch` has its code fetched when the page is idle.
     */
    'client:intent'?: true | Options;
  }
}

interface Options {
  readonly event?: string;
  readonly prefetch?: boolean;
}

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Time-out of the code, in milliseconds: the press then does what it does without. */
const TIMEOUT_MS = 10_000;

/**
 * Until an island has hydrated, it is HTML. Presses of its buttons and of its links marked `data-replay` wait for the
 * code and are then done once (Enter in a form presses its button). When the code cannot be loaded, they do what HTML
 * does; where that is nothing, the page says so (`outdated`), and the next press tries again.
 */
const intent: ClientDirective = (load, options, island) => {
  const { event } = ((options as { value: unknown }).value ?? {}) as Options; // Astro types it as a text
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  let hasFailed = false;
  let replay: (() => void) | undefined;

  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element && island.contains(target);

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    const isHydrated = (await isRun()) || (await isRun());
    isLoading = false;
    if (isHydrated) listening.abort();
    hasFailed = !isHydrated;
    settle();
  };

  /** Fetches and runs the code. Astro tries twice, and reports a failure by an event, not by a rejection. */
  const isRun = async () => {
    let isRight = true;
    const onError = (error: Event) => {
      error.preventDefault(); // no line on the console: the page works without
      isRight = false;
    };
    island.addEventListener('astro:hydration-error', onError, { once: true });
    await (
      await load()
    )();
    island.removeEventListener('astro:hydration-error', onError);
    return isRight;
  };

  const settle = () => {
    const press = replay;
    replay = undefined;
    press?.();
  };

  const onClick = (click: MouseEvent) => {
    const control = isInside(click.target) ? pressed(click, click.target) : undefined;
    if (control === undefined || (hasFailed && !needsCode(control))) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    void hydrate();
    if (replay !== undefined) return;
    let current = control;
    // An island that was drawn anew has another control in its place (`client/restore-controls`).
    control.addEventListener('replaced', (replaced) => (current = (replaced as CustomEvent).detail));
    const press = () => {
      current.ariaBusy = null;
      if (!hasFailed || !needsCode(current)) return current.click();
      island.dataset['failed'] = '';
      dispatchEvent(new Event('outdated')); // heard by the script of the page
    };
    replay = press;
    hasFailed = false;
    control.ariaBusy = 'true';
    setTimeout(() => {
      if (replay !== press) return;
      hasFailed = true;
      settle();
    }, TIMEOUT_MS);
  };

  for (const sign of INTENT_EVENTS)
    addEventListener(sign, ({ target }) => isInside(target) && void hydrate(), {
      capture: true,
      passive: true,
      signal,
    });
  if (event !== undefined) addEventListener(event, hydrate, { signal });
  addEventListener('click', onClick, { capture: true, signal });
};

/** Tells a control that does nothing without the island's code. */
function needsCode(control: HTMLElement): boolean {
  return control.matches('button:not([type=submit])');
}

/** Control under a click that needs the island's code; nothing for what HTML does as well. */
function pressed(click: MouseEvent, target: Element): HTMLElement | undefined {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return undefined;
  return target.closest<HTMLElement>('button,[data-replay]') ?? undefined;
}

export default intent;
