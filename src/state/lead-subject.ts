import { atom } from 'nanostores';

export interface LeadSubject {
  readonly kind: 'tender' | 'sum';
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
