import { useState } from 'react';

/** An island with one of each thing that hydration must not lose, and a count of what reached it. */
export function Probe({ name }: { name: string }) {
  const [pressed, setPressed] = useState(0);
  const [sent, setSent] = useState<string[]>([]);
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
        Pressed {pressed}, sent {sent.join(' ')}.
      </p>
    </section>
  );
}
