import { Component, type ReactNode } from 'react';
import { reportCaught } from '#client/errors/report-caught-error.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './error-boundary.css?inline';

export interface Fallback {
  title: string;
  text: string;
  retry: string;
  reload: string;
  support: string;
  email: string;
}

/** Takes the focus that was in the island: it would fall to the page. */
function takeFocus(fallback: HTMLElement | null): void {
  if (document.activeElement === document.body) fallback?.focus({ preventScroll: true });
}

/** Wraps each island: when rendering fails, shows a fallback in its place and reports the error. */
export class ErrorBoundary extends Component<
  { fallback: Fallback; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    adoptStyles(css);
    reportCaught(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text, retry, reload, support, email } = this.props.fallback;
    return (
      <div ref={takeFocus} className="island-fallback" role="alert" tabIndex={-1}>
        <p className="island-fallback-title">{title}</p>
        <p>{text}</p>
        <div className="island-fallback-actions">
          <button
            type="button"
            className="button primary"
            onClick={() => this.setState({ hasFailed: false })}
          >
            {retry}
          </button>
          <button type="button" className="button plain" onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
        <p>
          {support} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    );
  }
}
