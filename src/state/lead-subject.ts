import { atom } from 'nanostores';

/** The subject of a demo request: a tender, or a calculation. */
export interface LeadSubject {
  readonly kind: 'tender' | 'sum';
  /** The line that the form shows. */
  readonly title: string;
  /** The text that is sent with the form. */
  readonly text: string;
}

/** The subject of the next demo request, if there is one. Written by browser code only. */
export const $subject = atom<LeadSubject | null>(null);

/** Gives the demo request a subject. */
export function carrySubject(subject: LeadSubject): void {
  $subject.set(subject);
}

/** Removes the subject of the demo request. */
export function dropSubject(): void {
  $subject.set(null);
}
