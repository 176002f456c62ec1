import type { Backend, CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { isLoopback, parseVariables } from '#http/origins.ts';

/** The hosts of repositories whose interface the editor speaks. */
const HOSTS = ['github', 'gitlab', 'gitea'] as const;

/** A repository that the editor writes to. */
export interface Repository {
  readonly host: (typeof HOSTS)[number];
  /** Origin of its pages, such as `https://github.com`. */
  readonly origin: string;
  /** Its owner and its name, joined by a slash. */
  readonly name: string;
  readonly branch: string;
}

/** Public hosts, whose kind is known by their name. */
const KNOWN: Readonly<Record<string, Repository['host']>> = {
  'https://github.com': 'github',
  'https://gitlab.com': 'gitlab',
  'https://gitea.com': 'gitea',
  'https://codeberg.org': 'gitea',
};

/** Paths of a host's interface below its origin, those that the editor of a repository calls. */
const INTERFACES: Readonly<Record<Repository['host'], { root: string; calls: (name: string) => string[] }>> =
  {
    github: { root: '/api/v3', calls: (name) => ['/user', `/repos/${name}`, `/repos/${name}/`] },
    gitlab: { root: '/api/v4', calls: () => ['/user', '/version', '/avatar', '/projects/'] },
    gitea: {
      root: '/api/v1',
      calls: (name) => ['/user', '/version', '/settings/api', `/repos/${name}`, `/repos/${name}/`],
    },
  };

/** The public one of GitHub answers on a host of its own. */
const GITHUB = 'https://github.com';

function interfaceOf({ host, origin }: Repository): string {
  return origin === GITHUB ? 'https://api.github.com' : origin + INTERFACES[host].root;
}

/** The addresses that the editor of a repository may call, and where the faces of editors are. */
export function addressesOf(repository: Repository): { readonly connect: string; readonly img: string } {
  const { host, origin, name } = repository;
  const root = interfaceOf(repository);
  const queries = {
    github: root.replace(/\/api\/v3$/, '/api') + '/graphql',
    gitlab: `${origin}/api/graphql`,
    gitea: '',
  };
  const calls = INTERFACES[host].calls(name).map((path) => root + path);
  const img = origin === GITHUB ? 'https://avatars.githubusercontent.com' : `${origin}/`;
  return { connect: [...calls, queries[host]].join(' ').trim(), img };
}

/**
 * The part of the editor's configuration that follows from the repository. Editors sign in with a token: no server of
 * others takes part. Where the host has requests to merge, a text becomes one.
 */
export function repositoryConfig(repository: Repository): Pick<CmsConfig, 'backend' | 'publish_mode'> {
  const { host, origin, name, branch } = repository;
  const backend: Backend = {
    name: host,
    repo: name,
    branch,
    api_root: interfaceOf(repository),
    base_url: origin,
    auth_methods: ['token'],
  };
  return { backend, publish_mode: host === 'gitea' ? 'simple' : 'editorial_workflow' };
}

const RULE = 'must be the address of a repository, such as https://github.com/owner/name';

const EditorVariablesSchema = z
  .object({
    EDITOR_REPOSITORY: z.string().refine(isRepository, RULE).optional(),
    EDITOR_HOST: z.enum(HOSTS, `must be one of ${HOSTS.join(', ')}`).optional(),
    EDITOR_BRANCH: z
      .string()
      .regex(/^[\w-]+(?:[./][\w-]+)*$/, 'must be the name of a branch')
      .default('main'),
  })
  .check(({ value, issues }) => {
    const { EDITOR_REPOSITORY: address, EDITOR_HOST: host } = value;
    if (address === undefined || !isRepository(address)) return; // refused above
    if (host !== undefined || KNOWN[new URL(address).origin] !== undefined) return;
    const message = `must say which kind of host that of EDITOR_REPOSITORY is: ${HOSTS.join(', ')}`;
    issues.push({ code: 'custom', path: ['EDITOR_HOST'], message, input: value });
  });

/** The repository that the editor is for; `undefined` while none is named, and the site has no editor. */
export function editedRepository(source: NodeJS.ProcessEnv): Repository | undefined {
  const variables = parseVariables(EditorVariablesSchema, source);
  const { EDITOR_REPOSITORY: address, EDITOR_HOST: given, EDITOR_BRANCH: branch } = variables;
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address);
  const host = given ?? KNOWN[origin];
  if (host === undefined) return undefined; // refused above
  return { host, origin, name: pathname.slice(1).replace(/\.git$/, ''), branch };
}

function isRepository(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, protocol, href } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(origin));
  return isSafe && href === origin + pathname && /^(?:\/[\w.-]+){2,}$/.test(pathname);
}
