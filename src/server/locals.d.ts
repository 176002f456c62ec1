import type { Product } from './login/product.ts';
import type { Site } from './pages/built-site.ts';
import type { Store } from './store/store.ts';

declare global {
  namespace App {
    /** What the server hands to an endpoint; in development there is no server. */
    interface Locals {
      /** Absent when it could not be opened. */
      store?: Store | undefined;
      /** Who sends the request, for counting only. */
      client?: string;
      /** The built pages, of which a form is filled again. */
      site?: Site;
      /** Where a login goes; absent until there is an address for it. */
      product?: Product | undefined;
    }
  }
}
