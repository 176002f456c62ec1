import { useSyncExternalStore } from 'react';
import type { Profile } from '../../../schemas/profile.ts';
import { $view } from '../../../stores/console.ts';

/** One value of the profile. Who uses it is drawn again when that value changes, not with each of the others. */
export function useProfileValue<Name extends keyof Profile>(name: Name): Profile[Name] {
  const read = () => $view.get().profile[name];
  return useSyncExternalStore(listen, read, read);
}

function listen(onChange: () => void): () => void {
  return $view.listen(onChange);
}
