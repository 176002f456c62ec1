/** Where the tools that wait for consent may load from and talk to: their part of each page's policy. */

/** Sources by directive, without `-src`. */
export interface Sources {
  readonly script: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly frame?: readonly string[];
  /** The policy of trusted types that the tool creates for itself. */
  readonly trustedTypes?: string;
}

const ADS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** As Google documents for each product: developers.google.com/tag-platform/security/guides/csp, November 2026. */
export function googleSources(product: 'googleAnalytics' | 'googleAds'): Sources {
  const trustedTypes = 'goog#html';
  if (product === 'googleAds') {
    const frame = ['https://www.googletagmanager.com', 'https://td.doubleclick.net'];
    const talk = [...ADS, 'https://google.com'];
    return { script: ADS, connect: talk, img: talk, frame, trustedTypes };
  }
  const measure = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    script: ['https://www.googletagmanager.com'],
    connect: [...measure, 'https://*.analytics.google.com'],
    img: measure,
    trustedTypes,
  };
}
