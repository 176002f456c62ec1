import { useState } from 'react';
import { ErrorBoundary, type Fallback } from '#islands/error-boundary/ErrorBoundary.tsx';
import { Tooltip, TooltipGroup } from '#islands/tooltip/Tooltip.tsx';
import { showToast } from '#state/toasts.ts';

let isBroken = false;

function Breakable() {
  const [, draw] = useState(0);
  if (isBroken)
    throw new Error(`No place for ${document.querySelector<HTMLInputElement>('main input')?.value}`);
  const breakIt = () => {
    isBroken = true;
    draw(1);
  };
  return (
    <button type="button" onClick={breakIt}>
      Break
    </button>
  );
}

/** Button per event under test. */
export function Harness({ fallback }: { fallback: Fallback }) {
  const [count, setCount] = useState(1);
  const toast = () => {
    showToast(`Message ${count}`);
    setCount(count + 1);
  };
  return (
    <TooltipGroup>
      <p>
        <button type="button" onClick={toast}>
          Tell
        </button>
      </p>
      <p>
        <label>
          Name <input type="text" size={8} />
        </label>
        <button type="button" onClick={() => (isBroken = false)}>
          Repair
        </button>
        <button type="button" onClick={() => setTimeout(() => JSON.parse('{nothing'))}>
          Throw
        </button>
        <button type="button" onClick={() => void Promise.reject(new RangeError('refused'))}>
          Reject
        </button>
      </p>
      <ErrorBoundary fallback={fallback}>
        <Breakable />
      </ErrorBoundary>
      <p id="about-price">Price counts for forty points of a hundred.</p>
      <p id="about-quality">Quality counts for sixty points of a hundred.</p>
      <p>
        <Tooltip copyOf="about-price">
          <button type="button">Price</button>
        </Tooltip>{' '}
        <Tooltip copyOf="about-quality">
          <button type="button">Quality</button>
        </Tooltip>
      </p>
      <button type="button" onClick={() => document.querySelector('dialog')?.showModal()}>
        Open
      </button>
      <dialog aria-label="Dialog">
        <Tooltip copyOf="about-price">
          <button type="button">Inside</button>
        </Tooltip>
      </dialog>
    </TooltipGroup>
  );
}
