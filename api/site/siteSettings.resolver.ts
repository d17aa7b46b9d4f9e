import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { SiteSettings } from './siteSettings.ts';

@Resolver()
export class SiteSettingsResolver {
  @Public({ tags: [] })
  @Query(() => SiteSettings, { description: 'How to reach the association.' })
  siteSettings(@Ctx() { settings }: Context): SiteSettings {
    return settings;
  }
}
