import type { AstroPrerenderer } from 'astro';
import { isScreen } from '../routes.ts';
import { addressOf } from '../http/canonical.ts';
import { isText } from '../http/content-types.ts';
import { memoryOf, startCrew } from '../work/crew.ts';
import type { Ratio } from './pages/compression.ts';
import type { BuiltText, FinishedText, FinishPlace } from './finish-thread.ts';
import { finisher } from './finished.ts';

/** As many texts as the best ratio takes some ten seconds for. */
const MANY = 400;

/** What is known of a finished text: its policy, and its name in the cache. */
type Noted = Pick<FinishedText, 'policy' | 'kept'>;

/** The finishing of a build's texts, by threads. */
export interface Finishing {
  /**
   * Astro's own rendering, whose texts come out finished. A page that an earlier build has finished is not rendered
   * again, if its `getStaticPaths` gives a `cacheKey` of its props and `inputs` says what else it is made from.
   */
  during(astro: AstroPrerenderer, inputs: string): AstroPrerenderer;
  /** Finishes those of these files that were not rendered, and gives what is known of every text by its file. */
  after(files: readonly string[]): Promise<ReadonlyMap<string, Noted>>;
}

/** Starts the threads; `after` ends them. */
export function startFinishing(place: FinishPlace): Finishing {
  const crew = startCrew<BuiltText, FinishPlace, FinishedText>(
    new URL('finish-thread.ts', import.meta.url),
    place,
  );
  const earlier = finisher(place.cacheDirectory, place.hosts);
  const done = new Map<string, Noted>();
  const keys = new Map<string, string>();
  let count = 0;

  async function finish(text: BuiltText): Promise<Uint8Array<ArrayBuffer>> {
    const { bytes, policy, kept } = await crew.work(text, text.bytes && memoryOf(text.bytes));
    done.set(text.file, { policy, kept });
    return bytes;
  }

  return {
    during: (astro, inputs) => ({
      ...astro,
      async getStaticPaths() {
        const paths = await astro.getStaticPaths();
        count = paths.length;
        for (const { pathname, route, cacheKey } of paths) {
          const file = route.type === 'page' ? `${pathname}.html` : pathname;
          if (cacheKey !== undefined) keys.set(file, `${inputs} ${cacheKey}`);
        }
        return paths;
      },
      async render(request, options) {
        const file = decodeURI(new URL(request.url).pathname);
        const text = { file, ratio: ratioOf(file, count), key: keys.get(file) };
        if (earlier.knows(text)) return new Response(await finish(text));
        const rendered = await astro.render(request, options);
        const response = rendered instanceof Response ? rendered : rendered.response;
        if (response.body === null || !isText(file)) return rendered;
        const bytes = await finish({ ...text, bytes: new Uint8Array(await response.arrayBuffer()) });
        const finished = new Response(bytes, response);
        return rendered instanceof Response ? finished : { ...rendered, response: finished };
      },
    }),
    async after(files) {
      count = files.length;
      const rest = files.filter((file) => !done.has(file));
      await Promise.all(rest.map((file) => finish({ file, ratio: ratioOf(file, count) })));
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
