/** Raised when the store cannot keep anything at the moment: nothing was kept, and trying again later may work. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Recognises a StoreUnavailableError; by name, since the built endpoints have their own copy of the class. */
export function isStoreUnavailable(error: unknown): error is StoreUnavailableError {
  return error instanceof Error && error.name === 'StoreUnavailableError';
}
