import { Arg, Int } from 'type-graphql';

/** The argument that keeps a mutation from overwriting or deleting what somebody else has saved. */
export const VersionArg = () =>
  Arg('version', () => Int, {
    description:
      'The `version` that was last read. Fails with CONFLICT if somebody else changed it since.',
  });
