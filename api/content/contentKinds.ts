import 'reflect-metadata';
import { AboutEthiopiaResolver } from './aboutEthiopia/aboutEthiopia.resolver.ts';
import { aboutEthiopiaKind } from './aboutEthiopia/aboutEthiopia.types.ts';
import type { ContentKind } from './content.ts';
import { DirectoryResolver } from './directory/directory.resolver.ts';
import { directoryKind } from './directory/directory.types.ts';
import { EventResolver } from './event/event.resolver.ts';
import { eventKind } from './event/event.types.ts';
import { PostResolver } from './post/post.resolver.ts';
import { postKind } from './post/post.types.ts';
import { ResourceResolver } from './resource/resource.resolver.ts';
import { resourceKind } from './resource/resource.types.ts';

/** A kind with the class of its operations. */
type RegisteredKind = ContentKind & { resolver: new () => object };

/** The kinds of content. Their part of the schema and the addresses of records follow from it. */
export const contentKinds: RegisteredKind[] = [
  { ...eventKind, resolver: EventResolver },
  { ...aboutEthiopiaKind, resolver: AboutEthiopiaResolver },
  { ...resourceKind, resolver: ResourceResolver },
  { ...directoryKind, resolver: DirectoryResolver },
  { ...postKind, resolver: PostResolver },
];
