import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { readSettings } from './readSettings.ts';
import { SiteSettings, siteSettingsOf } from './siteSettings.ts';

@Resolver()
export class SiteSettingsResolver {
  @Public({ tags: ['settings'] })
  @Query(() => SiteSettings, {
    description: 'The contact details of the association, and how this site works.',
  })
  async siteSettings(@Ctx() context: Context): Promise<SiteSettings> {
    const settings = await context.cache.readThrough('settings', '', () => readSettings(context));
    return siteSettingsOf(settings, context.server);
  }
}
