import { afterEach, expect, test, vi } from 'vitest';
import { logEvent } from '../../../src/server/log.ts';

afterEach(() => void vi.restoreAllMocks());

test('a line of the log acts on no terminal, and says what it was given', () => {
  let line = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (line += String(text)) !== '');
  const path = '/\u001B[2J\u009B31m\u202Egnp.\u2066a\u061Cb\u0085\nc';
  logEvent('request', { path });
  expect(line.trimEnd()).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toMatchObject({ event: 'request', path });
});
