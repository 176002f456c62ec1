/** What the checks read of a package in package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What the checks read of package-lock.json. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** An optional package that the lockfile names and does not hold: where it would stand, and on what it runs. */
interface MissingOptional {
  readonly place: string;
  readonly version: string;
  readonly platform: { readonly os?: string[]; readonly cpu?: string[]; readonly libc?: string[] };
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/; // with a suffix where a build has one: 1.5.6-r.1

/** The optional packages of exact version, builds for other platforms, that `npm ci` would look for in vain. */
export function missingOptionals({ packages }: Lockfile): MissingOptional[] {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => EXACT.test(version) && resolve(packages, owner, name) !== version)
      .map(([name, version]) => ({
        place: `${owner}/node_modules/${name}`,
        version,
        platform: platformOf(name),
      })),
  );
}

/** The version that a package gets of another, looked for as Node does: beside itself, then in each folder above. */
function resolve(packages: Lockfile['packages'], owner: string, name: string): string | undefined {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = packages[[folder, 'node_modules', name].filter(Boolean).join('/')];
    if (found !== undefined || folder === '') return found?.version;
  }
}

/** Builds carry their platform in their name: system, processor, C library. */
function platformOf(name: string): MissingOptional['platform'] {
  const [, os, cpu, libc] =
    /(android|darwin|freebsd|linux|openharmony|win32|wasm32)-(\w+)(?:-(\w+))?$/.exec(name) ?? [];
  if (os === undefined || cpu === undefined) return {};
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const standard = { gnu: 'glibc', musl: 'musl' }[libc ?? ''];
  return { os: [os], cpu: [cpu], ...(standard === undefined ? {} : { libc: [standard] }) };
}
