import { atom } from 'nanostores';

/** The tender that a demo request is about: its number, its title, and what the console says of it. */
export interface RequestContext {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** Subject of the next demo request, if it has one. Written by browser code only. */
export const $requestContext = atom<RequestContext | null>(null);

/** Carries a tender into the request. */
export function carryTender(context: RequestContext): void {
  $requestContext.set(context);
}

/** Removes the tender from the request. */
export function dropTender(): void {
  $requestContext.set(null);
}
