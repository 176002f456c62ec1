import type { AstroPrerenderer } from 'astro';
import { isScreen } from '../routes.ts';
import { addressOf } from '../server/canonical.ts';
import { isText } from '../server/content-types.ts';
import { startCrew } from '../work/crew.ts';
import type { Ratio } from './compress.ts';
import type { BuiltText, FinishedText, FinishPlace } from './finish-thread.ts';

/** As many texts as the best ratio takes some ten seconds for. */
const MANY = 400;

/** What is known of a finished text: its policy, and its name in the cache. */
type Noted = Pick<FinishedText, 'policy' | 'kept'>;

/** The finishing of a build's texts, by threads. */
export interface Finishing {
  /** Astro's own rendering, whose texts come out finished. */
  during(astro: AstroPrerenderer): AstroPrerenderer;
  /** Finishes those of these files that were not rendered, and gives what is known of every text by its file. */
  after(files: readonly string[]): Promise<ReadonlyMap<string, Noted>>;
}

/** Starts the threads; `after` ends them. */
export function startFinishing(place: FinishPlace): Finishing {
  const crew = startCrew<BuiltText, FinishPlace, FinishedText>(
    new URL('finish-thread.ts', import.meta.url),
    place,
  );
  const done = new Map<string, Noted>();
  let count = 0;

  async function finish(file: string, bytes?: Uint8Array): Promise<Uint8Array> {
    const text = await crew.work({ file, ratio: ratioOf(file, count), ...(bytes && { bytes }) });
    done.set(file, { policy: text.policy, kept: text.kept });
    return text.bytes;
  }

  return {
    during: (astro) => ({
      ...astro,
      async getStaticPaths() {
        const paths = await astro.getStaticPaths();
        count = paths.length;
        return paths;
      },
      async render(request, options) {
        const rendered = await astro.render(request, options);
        const response = rendered instanceof Response ? rendered : rendered.response;
        const file = decodeURI(new URL(request.url).pathname);
        if (response.body === null || !isText(file)) return rendered;
        const bytes = await finish(file, new Uint8Array(await response.arrayBuffer()));
        const finished = new Response(new Uint8Array(bytes), response);
        return rendered instanceof Response ? finished : { ...rendered, response: finished };
      },
    }),
    async after(files) {
      count = files.length;
      await Promise.all(files.filter((file) => !done.has(file)).map((file) => finish(file)));
      await crew.end();
      return done;
    },
  };
}

/** The screens always get the best ratio; articles and their lists do while there are not too many. */
function ratioOf(file: string, count: number): Ratio {
  const isArchive = /\.(?:html|md)$/.test(file) && !isScreen(addressOf(file));
  return isArchive && count > MANY ? 'quick' : 'best';
}
