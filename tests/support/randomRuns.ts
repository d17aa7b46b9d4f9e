/**
 * How often a test does what chance decides, such as the moment at which a process is killed: `few` in `npm test`, `all` in `npm run fuzz`. Always a
 * number, as a time would allow fewer on a slower machine.
 */
export const randomRuns = ({ all, few }: { all: number; few: number }): number =>
  process.env['RANDOM_RUNS'] === 'all' ? all : few;
