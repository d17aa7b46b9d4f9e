/** A name in the form of GraphQL enum values: `deathNotice` is `DEATH_NOTICE`. */
export const constantCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
