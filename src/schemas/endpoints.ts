/**
 * Addresses of the endpoints. Those that links of mails open (`confirm`, `unsubscribe`, `preferences`) take
 * `?token=…`, and `&locale=en` for a page in English.
 */
export const ENDPOINTS = {
  demo: '/api/demo',
  newsletter: '/api/newsletter',
  confirm: '/api/newsletter/confirm',
  preferences: '/api/newsletter/preferences',
  unsubscribe: '/api/newsletter/unsubscribe',
  login: '/api/login',
  formToken: '/api/form-token',
  errors: '/api/errors',
  reports: '/api/reports',
} as const;

/** Greatest length of the context of a demo request, in characters. */
export const CONTEXT_LIMIT = 500;
