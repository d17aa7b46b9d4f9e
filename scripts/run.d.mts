export const wireit: string[];
export function wireitEnv(script: string): Record<string, string>;
export function run(args: string[], options?: { env?: Record<string, string> }): Promise<void>;
