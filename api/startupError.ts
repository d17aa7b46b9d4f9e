/** A reason not to start that is told to the operator in one line, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
