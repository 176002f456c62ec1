/** An e-mail address as it is compared: providers take capitals for small letters, and so do people. */
export function normalise(email: string): string {
  return email.trim().toLowerCase();
}
