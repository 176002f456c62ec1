import { getJson } from './query.ts';

const TIMEOUT_MS = 8000;

const loading = new Map<string, Promise<unknown>>();

/**
 * The texts that an island needs only after the first action, written by the build. Fetched once; `undefined` when
 * they cannot be had, and the next call then tries again.
 */
export async function loadTexts<Texts>(path: string): Promise<Texts | undefined> {
  const texts = loading.get(path) ?? getJson(path, (content) => content, AbortSignal.timeout?.(TIMEOUT_MS));
  loading.set(path, texts);
  try {
    return (await texts) as Texts; // written by the same build, typed where it is written
  } catch {
    loading.delete(path);
    return undefined;
  }
}
