// PostGraphile asks for Node 22, of which it needs only this.
Promise.withResolvers ??= () => {
  const resolvers = {};
  const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return { promise, ...resolvers };
};

/** What PostGraphile advises for production. Plain lists are quicker here than its connections. */
export default {
  schema: { defaultBehavior: '-connection +list' },
  grafserv: { graphiql: false, pgJwtSecret: process.env.JWT_SECRET },
};
