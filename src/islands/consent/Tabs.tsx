import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
  /** Text alone, which scrolls by keyboard once it has the focus; a panel with controls is no stop of its own. */
  isText?: boolean;
}

/** Tabs by the ARIA pattern: one stop of Tab, arrows, Home and End, selection with focus. All panels are drawn. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, select] = useState(0);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const moves = new Map([
      ['ArrowRight', (selected + 1) % tabs.length],
      ['ArrowLeft', (selected - 1 + tabs.length) % tabs.length],
      ['Home', 0],
      ['End', tabs.length - 1],
    ]);
    const next = moves.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${prefix}-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          tabIndex={tab.isText ? 0 : undefined}
          hidden={index !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
