import { z } from 'zod';
import { EnvironmentError, parseVariables } from '#http/origins.ts';

/** Path of the API below the origin of a host. */
const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' } as const;
const KINDS = z.enum(['github', 'gitlab', 'gitea'], 'must be one of github, gitlab, gitea');
const ADDRESS = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.-]+){2,}$/;
const BRANCH = /^[\w-]+(?:[./][\w-]+)*$/;

const EditorSchema = z.object({
  EDITOR_REPOSITORY: z
    .string()
    .regex(ADDRESS, 'must be an address as https://github.com/owner/name')
    .optional(),
  EDITOR_HOST: KINDS.optional(),
  EDITOR_BRANCH: z.string().regex(BRANCH, 'must be the name of a branch').default('main'),
});

/** Reads the repository, as a part of `config.yml` and the origins that the editor calls; `undefined` where none is named. */
export function editedRepository(variables: NodeJS.ProcessEnv) {
  const { EDITOR_REPOSITORY, EDITOR_HOST, EDITOR_BRANCH: branch } = parseVariables(EditorSchema, variables);
  if (EDITOR_REPOSITORY === undefined) return undefined;
  const { origin, pathname } = new URL(EDITOR_REPOSITORY);
  const { data: name } = KINDS.safeParse(EDITOR_HOST ?? /(github|gitlab|gitea)\.com$/.exec(origin)?.[1]);
  if (name === undefined) throw new EnvironmentError('EDITOR_HOST must be one of github, gitlab, gitea.');
  const api = origin === 'https://github.com' ? 'https://api.github.com' : origin + API_PATHS[name];
  const repo = pathname.slice(1).replace(/\.git$/, '');
  return {
    config: {
      backend: { name, repo, branch, base_url: origin, api_root: api, auth_methods: ['token'] },
      publish_mode: name === 'gitea' ? 'simple' : 'editorial_workflow', // pull requests where the editor knows them
    },
    sources: [new URL(api).origin, origin, 'https://avatars.githubusercontent.com'],
  };
}
