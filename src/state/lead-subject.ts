import { atom } from 'nanostores';

/** Subject of a demo request: a tender, or a calculation. */
export interface LeadSubject {
  readonly kind: 'tender' | 'sum';
  /** Line that the form shows. */
  readonly title: string;
  /** Text that is sent with the form. */
  readonly text: string;
}

/** Subject of the next demo request, if there is one. Written by browser code only. */
export const $subject = atom<LeadSubject | null>(null);

export function carrySubject(subject: LeadSubject): void {
  $subject.set(subject);
}

export function dropSubject(): void {
  $subject.set(null);
}
