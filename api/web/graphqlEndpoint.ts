import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Context, Services } from '../context.ts';
import { formatErrorWith } from '../errors.ts';
import { requestContext } from '../session/requestContext.ts';
import { uploadRequests } from './uploadRequests.ts';

export interface GraphqlEndpoint {
  handlers: RequestHandler[];
  stop(): Promise<void>;
}

/** The GraphQL API over HTTP. */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  services: Services,
): Promise<GraphqlEndpoint> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    // Only JSON bodies are read, which a page elsewhere cannot send without being asked first;
    // and a GET changes nothing. So the standard's plain requests need no extra header.
    csrfPrevention: false,
    formatError: formatErrorWith(services.log),
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageLocalDefault({ embed: false, footer: false })],
  });
  await apollo.start();
  return {
    handlers: [
      uploadRequests(services),
      express.json({ limit: '200kb' }),
      expressMiddleware(apollo, {
        context: ({ req, res }) => requestContext(services, req, res),
      }),
    ],
    stop: () => apollo.stop(),
  };
}
