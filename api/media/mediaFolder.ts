import { join } from 'node:path';
import type { Env } from '../env.ts';

/** The folder of the disk store. */
export const mediaFolderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'media');
