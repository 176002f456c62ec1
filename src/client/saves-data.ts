/** Whether the visitor asks to save data; undefined where the browser cannot say, which is all but Chromium. */
export function savesData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }; // Chromium only
  return connection?.saveData;
}
