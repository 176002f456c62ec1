import { useState, useSyncExternalStore } from 'react';

let openCount = 0;
const openings = new EventTarget();

// From the import on, as `Consent` does: a press that waited for this code comes before React has run any effect.
if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-opens=Near]') === null) return;
    openCount += 1;
    openings.dispatchEvent(new Event('opened'));
  });

function listen(onChange: () => void): () => void {
  openings.addEventListener('opened', onChange);
  return () => openings.removeEventListener('opened', onChange);
}

/** An island with one of each thing that hydration must not lose, and a count of what reached it. */
export function Probe({ name }: { name: string }) {
  const [pressed, setPressed] = useState(0);
  const [sent, setSent] = useState<string[]>([]);
  const opened = useSyncExternalStore(
    listen,
    () => openCount,
    () => 0,
  );
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => setPressed((count) => count + 1)}>
        Press
      </button>
      <a href="#elsewhere" data-replay="" onClick={() => setPressed((count) => count + 100)}>
        Marked
      </a>{' '}
      <a href="#elsewhere">Plain</a>
      <form
        action="/test-intent"
        onSubmit={(event) => {
          event.preventDefault();
          setSent([...sent, String(new FormData(event.currentTarget).get('typed'))]);
        }}
      >
        <label>
          Typed <input name="typed" />
        </label>
        <button type="submit" name="by" value="button">
          Send
        </button>
      </form>
      <p>
        Pressed {pressed}, opened {opened}, sent {sent.join(' ')}.
      </p>
    </section>
  );
}
