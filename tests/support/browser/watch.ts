import type { BrowserContext } from '@playwright/test';

/** Notes console errors and warnings, exceptions, policy violations, failed requests and error statuses. */
export async function watch(context: BrowserContext, allowed: readonly number[]): Promise<readonly string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Chromium repeats each bad status on the console; the answer itself is watched below.
    if (message.text().startsWith('Failed to load resource:')) return;
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !allowed.includes(status)) problems.push(`${status}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
  return problems;
}
