/** The shared endpoint of Bing, Yandex, Seznam, Naver and Yep. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** The most addresses that one message may hold. */
const MOST = 10_000;

const PATIENCE_MS = 10_000;

/** Tells search engines of changed addresses of one site. Resolves to the reason of a refusal, or to nothing. */
export async function submit(
  addresses: readonly string[],
  key: string,
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  const { host, origin } = new URL(addresses[0] ?? '');
  const body = { host, key, keyLocation: `${origin}/${key}.txt`, urlList: addresses.slice(0, MOST) };
  try {
    const { status } = await send(ENDPOINT, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status === 200 || status === 202 ? undefined : `they answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
