import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [QUOTE, BACKSLASH, COMMA, NEWLINE, RETURN, SPACE] = [0x22, 0x5c, 0x2c, 0x0a, 0x0d, 0x20];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where the list of markets opens in the schema of 2022. */
const START = /"marche"\s*:\s*\[/;

/** More than the start of the list takes when a chunk ends inside it. */
const OVERLAP = 64;

/** A file that is not a list of markets in the schema of 2022: `absent` has no such list, `cut` ends inside it. */
export class JsonMarketsError extends Error {
  readonly fault: 'absent' | 'cut';
  constructor(fault: 'absent' | 'cut') {
    super(`The list of markets is ${fault}.`);
    this.fault = fault;
  }
}

/**
 * Writes the markets of a JSON file of the 2022 schema one a line. The official file is a single object of any size,
 * which a reader of JSON would hold in memory whole; lines are read in parts. Throws JsonMarketsError.
 */
export async function writeJsonLines(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from, { highWaterMark: 1 << 20 }),
    new MarketLines(),
    createWriteStream(to),
  );
}

/** Passes on what stands inside the list of markets, with a line break in the place of each comma between two. */
class MarketLines extends Transform {
  #state: 'before' | 'inside' | 'after' = 'before';
  #waiting = Buffer.alloc(0);
  #depth = 0;
  #inString = false;
  #escaped = false;

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, data?: Buffer) => void) {
    if (this.#state === 'after') return done();
    if (this.#state === 'inside') return done(null, this.#lines(chunk));
    const start = Buffer.concat([this.#waiting, chunk]);
    const match = START.exec(start.toString('latin1'));
    if (match === null) {
      this.#waiting = start.subarray(-OVERLAP);
      return done();
    }
    this.#state = 'inside';
    return done(null, this.#lines(start.subarray(match.index + match[0].length)));
  }

  override _flush(done: (error?: Error | null) => void) {
    if (this.#state === 'after') return done();
    return done(new JsonMarketsError(this.#state === 'before' ? 'absent' : 'cut'));
  }

  /** Replaces line breaks in place: outside of strings, a line break in JSON can only be white space. */
  #lines(bytes: Buffer): Buffer {
    for (let place = 0; place < bytes.length; place += 1) {
      const byte = bytes[place];
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
      } else if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
      else if (byte === NEWLINE || byte === RETURN) bytes[place] = SPACE;
      else if (byte === COMMA && this.#depth === 0) bytes[place] = NEWLINE;
      else if (byte === CLOSE_LIST && this.#depth === 0) {
        this.#state = 'after';
        return bytes.subarray(0, place);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth -= 1;
    }
    return bytes;
  }
}
