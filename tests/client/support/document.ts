import { builtinEnvironments } from 'vitest/runtime';

// The files of a worker share one document. Vitest would give each file another, and V8 compiles all
// code again that has read one of its properties.
if (!('document' in globalThis)) await builtinEnvironments['happy-dom'].setup(globalThis, {});
