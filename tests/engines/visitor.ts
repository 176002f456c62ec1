/** A landmark of the page, where the same link stands in several. */
export type Landmark = 'banner' | 'main' | 'contentinfo';

/** A key, or a key with Shift. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'Escape';

/** What a journey can do in any engine. Elements are named as a visitor names them, by role and by label. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  /** The address after the host, query and fragment included. */
  readonly address: () => Promise<string>;
  readonly press: (key: Key) => Promise<void>;
  /** Clicks the visible link or button of exactly this name. */
  readonly click: (role: 'link' | 'button', name: string, within?: Landmark) => Promise<void>;
  /** A control is named by how its label begins, in letters and spaces. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Ticks a box, or turns a switch on. */
  readonly check: (label: string) => Promise<void>;
  /** Rests the pointer on a control. */
  readonly hover: (label: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  /** What a function gives in the page. It is sent as text: it sees nothing around it. */
  readonly read: <Result>(inPage: () => Result) => Promise<Result>;
}

/** A browser that was started. */
export interface Browser {
  /** Its name and version, as it says them. */
  readonly version: string;
  /** A visitor without history or storage, at a site. */
  readonly visitor: (origin: string) => Promise<Visitor & { readonly leave: () => Promise<void> }>;
  readonly close: () => Promise<void>;
}

/** A browser engine of the three. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What is missing to start it, with the command that installs it; `undefined` when nothing is. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<Browser>;
}
