import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { PrismaPg } from '@prisma/adapter-pg';
import jwt from 'jsonwebtoken';
import {
  Arg,
  Authorized,
  buildSchema,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';

// The simplest program with Apollo Server, type-graphql and Prisma: one call of Prisma for each
// request, without caches or tuning.
const { DATABASE_URL: connectionString = '', PORT, JWT_SECRET = '' } = process.env;

interface Context {
  userId: string | undefined;
}

@ObjectType()
class Directory {
  @Field(() => ID) id!: number;
  @Field(() => String) name!: string;
  @Field(() => [String]) description!: string[];
  @Field(() => String) location!: string;
  @Field(() => String) mapLink!: string;
  @Field(() => String) imageUrl!: string;
  @Field(() => [String]) socialMediaPlatforms!: string[];
  @Field(() => [String]) socialMediaPlatformLinks!: string[];
}

@ObjectType()
class DirectoryCategory {
  @Field(() => ID) id!: number;
  @Field(() => String) categoryName!: string;
  @Field(() => [Directory]) entries!: Directory[];
}

@ObjectType()
class Event {
  @Field(() => ID) id!: number;
  @Field(() => String) title!: string;
  @Field(() => String) date!: string;
  @Field(() => String) time!: string;
  @Field(() => String) description!: string;
  @Field(() => String) location!: string;
  @Field(() => String) mapLink!: string;
  @Field(() => String) imageUrl!: string;
}

@ObjectType()
class Resource {
  @Field(() => ID) id!: number;
  @Field(() => String) title!: string;
}

@InputType()
class ResourceInput {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String) link!: string;
  @Field(() => ID) categoryId!: string;
}

/** What is called of the Prisma client, which is generated only for a comparison. */
interface Client {
  directoryCategory: { findMany(query: object): Promise<DirectoryCategory[]> };
  directory: { findMany(query: object): Promise<Directory[]> };
  event: { findMany(): Promise<Event[]> };
  resource: { create(query: object): Promise<Resource> };
}

const generated = new URL('../../../dist/peers/client.ts', import.meta.url).href;
const { PrismaClient } = (await import(generated)) as {
  PrismaClient: new (options: { adapter: PrismaPg }) => Client;
};
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: 10 }) });

@Resolver()
class RootResolver {
  @Query(() => [DirectoryCategory])
  directoryCategories() {
    return prisma.directoryCategory.findMany({ include: { entries: true } });
  }

  @Query(() => [Directory])
  directories(
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('first', () => Int) first: number,
  ) {
    const where = { categoryId: Number(categoryId) };
    return prisma.directory.findMany({ where, orderBy: { name: 'asc' }, take: first });
  }

  @Query(() => [Event])
  events() {
    return prisma.event.findMany();
  }

  @Authorized()
  @Mutation(() => Resource)
  createResource(@Arg('input', () => ResourceInput) input: ResourceInput, @Ctx() context: Context) {
    const { title, description, link, categoryId } = input;
    const row = { title, description: description.split('\n'), link };
    return prisma.resource.create({
      data: { ...row, categoryId: Number(categoryId), createdBy: context.userId },
    });
  }
}

const schema = await buildSchema({
  resolvers: [RootResolver],
  validate: false,
  authChecker: ({ context }: { context: Context }) => context.userId !== undefined,
});
await startStandaloneServer(new ApolloServer<Context>({ schema }), {
  listen: { host: '127.0.0.1', port: Number(PORT) },
  context: ({ req }) => {
    const token = req.headers.authorization?.replace(/^Bearer /, '');
    const claims = token ? (jwt.verify(token, JWT_SECRET) as jwt.JwtPayload) : undefined;
    return Promise.resolve({ userId: claims?.sub });
  },
});
