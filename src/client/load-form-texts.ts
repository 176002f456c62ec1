import { FormTextsSchema, type FormTexts } from '#schemas/forms/form-texts.ts';
import { getJson } from './query.ts';

const TIMEOUT_MS = 8000;

const loading = new Map<string, Promise<FormTexts>>();

/** Loads the texts that a form needs after the first action, once; `undefined` when they cannot be loaded. */
export async function loadFormTexts(path: string): Promise<FormTexts | undefined> {
  const texts = loading.get(path) ?? getJson(path, FormTextsSchema, AbortSignal.timeout?.(TIMEOUT_MS));
  loading.set(path, texts);
  try {
    return await texts;
  } catch {
    loading.delete(path);
    return undefined;
  }
}
