import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates the island on the visitor's first sign of intent in it: pointer over or down, touch, focus, key.
     * `openers` selects controls elsewhere on the page that count as being in it.
     */
    'client:intent'?: Intent;
  }
}

type Intent = true | { openers: string };

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** How long a press may wait for the code before the page does what it does without, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Until an island has hydrated, it is HTML. Presses of its buttons, submissions of its forms and clicks on its links
 * marked `data-replay` wait for the code and are then done once; when the code cannot be had, they do what HTML does.
 */
const intent: ClientDirective = (load, options, island) => {
  const { value } = options as { value: unknown } as { value: Intent }; // Astro types it as a text
  const openers = typeof value === 'object' ? value.openers : undefined;
  const listening = new AbortController();
  let isLoading = false;
  let hasFailed = false;
  let replay: (() => void) | undefined;

  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element &&
    (island.contains(target) || (openers !== undefined && target.closest(openers) !== null));

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const run = await load();
      await run();
      listening.abort();
    } catch {
      hasFailed = true;
    }
    isLoading = false;
    settle();
  };

  const settle = () => {
    const press = replay;
    replay = undefined;
    island.ariaBusy = null;
    press?.();
  };

  const onPress = (event: Event) => {
    const press = isInside(event.target) && !hasFailed ? pressOf(event, openers) : undefined;
    if (press === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrate();
    if (replay !== undefined) return;
    replay = press;
    island.ariaBusy = 'true';
    setTimeout(() => {
      if (replay !== press) return;
      hasFailed = true;
      settle();
    }, PATIENCE_MS);
  };

  const { signal } = listening;
  for (const sign of SIGNS) {
    const onSign = ({ target }: Event) => isInside(target) && void hydrate();
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  }
  for (const press of ['click', 'submit']) addEventListener(press, onPress, { capture: true, signal });
};

/** What to do again for an event that needs the island's code; nothing for one that HTML does as well. */
function pressOf(event: Event, openers = 'button'): (() => void) | undefined {
  const { target } = event as Event & { target: Element }; // checked by the caller
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    return () => target.requestSubmit(event.submitter);
  const control = target.closest<HTMLElement>(`button,[data-replay],${openers}`);
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  return control === null || metaKey || ctrlKey || shiftKey ? undefined : () => control.click();
}

export default intent;
