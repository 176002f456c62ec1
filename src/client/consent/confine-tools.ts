const POLICY = 'meta[http-equiv="content-security-policy" i]';

/** Address that the second policy refuses, in place of one on our own origin. */
const REFUSED = 'https://refused.invalid/';

const DIRECTIVES = /^(?:script|connect|img|frame)-src /;

/**
 * Stops tools that have run and lost their consent. A script cannot be unloaded, and loading the page again would lose
 * what the visitor typed: until the next page their addresses are refused and so are their cookies and stored values.
 */
export function confineTools(tools: readonly DOMStringMap[]): void {
  const sources = tools.flatMap(({ sources: listed = '' }) => listed.split(' '));
  refuseSources(sources);
  refuseOwnAddresses(sources.filter((source) => source.startsWith(`${location.origin}/`)));
  refuseStorage(tools.flatMap(({ cookies = '' }) => cookies.split(' ').filter(Boolean)));
}

/** Adds a second policy to the page: the first one without these sources. A browser enforces both. */
function refuseSources(sources: readonly string[]): void {
  const stated = document.querySelector<HTMLMetaElement>(POLICY)?.content ?? '';
  const directives = stated
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => DIRECTIVES.test(directive))
    .map((directive) => directive.split(' ').filter((source) => !sources.includes(source)))
    .map(([name = '', ...allowed]) => [name, ...(allowed.length > 0 ? allowed : ["'none'"])].join(' '));
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = directives.join('; ');
  document.head.append(meta);
}

/** Diverts requests to these addresses of our own origin, which a policy allows as a whole. */
function refuseOwnAddresses(sources: readonly string[]): void {
  if (sources.length === 0) return;
  const divert = (address: string | URL) => {
    const { href } = new URL(address, location.href);
    return sources.some((source) => href.startsWith(source)) ? REFUSED : href;
  };
  const { fetch, navigator } = globalThis;
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  globalThis.fetch = (input, init) => fetch(input instanceof Request ? input : divert(input), init);
  navigator.sendBeacon = (address, data) => sendBeacon(divert(address), data);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openAllowed(
    method: string,
    address: string | URL,
    ...rest: [isAsync?: boolean]
  ) {
    open.call(this, method, divert(address), ...(rest as [boolean]));
  };
  const image = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...image,
    set(address: string) {
      image?.set?.call(this, divert(address));
    },
  });
}

/** Ignores cookies and stored values whose names begin with one of these prefixes. */
function refuseStorage(prefixes: readonly string[]): void {
  const isRefused = (name: string) => prefixes.some((prefix) => name.trimStart().startsWith(prefix));
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      if (!isRefused(text)) cookie?.set?.call(document, text);
    },
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function setAllowedItem(name, value) {
    if (!isRefused(name)) setItem.call(this, name, value);
  };
}
