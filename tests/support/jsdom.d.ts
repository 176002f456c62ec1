/** Part of jsdom that the tests use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        readonly pretendToBeVisual?: boolean;
        readonly url?: string;
        readonly contentType?: string;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
