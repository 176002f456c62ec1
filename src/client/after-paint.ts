/**
 * Runs `work` once the frame that is being made has been painted, so that what was pressed is seen to answer first; at
 * once where nothing is painted. Returns what calls it off.
 */
export function afterPaint(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
