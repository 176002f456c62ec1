/** Control characters except tab and line feed, and characters that change the direction of text. */
export const HIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** Escapes control characters as `\uXXXX`, so that a visitor's text cannot control a terminal or a mail program. */
export function escapeControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, escapeCharacter);
}

export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
