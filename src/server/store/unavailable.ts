/** Raised when the store cannot keep anything at the moment: nothing was kept, and trying again later may work. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
