import path from 'node:path';
import { z } from 'zod';
import { PublicOriginsSchema } from '../build/origins.ts';
import { parseVariables } from './variables.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535 (0 takes a free port)';

/** Every variable that the server reads; `.env.example` explains them to whoever sets them. */
const EnvironmentSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, PORT_RULE)
      .transform(Number)
      .refine((port) => port <= 65_535, PORT_RULE)
      .default(4321),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address to listen on, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .refine((folder) => folder.trim() === folder && !folder.includes('\0'), 'must be the path of a folder')
      .default('./.data')
      .transform((folder) => path.resolve(folder)),
  })
  .extend(PublicOriginsSchema.shape);

/** The settings of a running server: numbers are numbers, paths are absolute. */
export type Environment = z.infer<typeof EnvironmentSchema>;

/** Reads the server's settings from the environment, or throws an EnvironmentError. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseVariables(EnvironmentSchema, source);
}
