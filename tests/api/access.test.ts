import { describe, expect, it } from 'vitest';
import { rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/schema.ts';

describe('access', () => {
  it('is closed to anonymous callers but for these operations', () => {
    const table = rootFields(buildSchema())
      .map(({ type, field }) => {
        const who = field.extensions['public'] === true ? 'anyone' : 'admin';
        return `${type}.${field.name}: ${who}`;
      })
      .sort();
    expect(table).toMatchInlineSnapshot(`
      [
        "Mutation.applyForMembership: anyone",
        "Mutation.changePassword: admin",
        "Mutation.createAboutEthiopia: admin",
        "Mutation.createCulturalCategory: admin",
        "Mutation.createDirectory: admin",
        "Mutation.createDirectoryCategory: admin",
        "Mutation.createEvent: admin",
        "Mutation.createMember: admin",
        "Mutation.createPost: admin",
        "Mutation.createResource: admin",
        "Mutation.createResourceCategory: admin",
        "Mutation.deleteAboutEthiopia: admin",
        "Mutation.deleteCulturalCategory: admin",
        "Mutation.deleteDirectory: admin",
        "Mutation.deleteDirectoryCategory: admin",
        "Mutation.deleteEvent: admin",
        "Mutation.deleteInquiry: admin",
        "Mutation.deleteMember: admin",
        "Mutation.deleteMembershipApplication: admin",
        "Mutation.deletePost: admin",
        "Mutation.deleteResource: admin",
        "Mutation.deleteResourceCategory: admin",
        "Mutation.endSession: admin",
        "Mutation.refreshSession: anyone",
        "Mutation.sendInquiry: anyone",
        "Mutation.sendLetterAgain: admin",
        "Mutation.signIn: anyone",
        "Mutation.signOut: anyone",
        "Mutation.updateAboutEthiopia: admin",
        "Mutation.updateCulturalCategory: admin",
        "Mutation.updateDirectory: admin",
        "Mutation.updateDirectoryCategory: admin",
        "Mutation.updateEvent: admin",
        "Mutation.updateMember: admin",
        "Mutation.updatePost: admin",
        "Mutation.updateResource: admin",
        "Mutation.updateResourceCategory: admin",
        "Query.aboutEthiopia: anyone",
        "Query.aboutEthiopiaItems: anyone",
        "Query.activeSessions: admin",
        "Query.culturalCategories: anyone",
        "Query.culturalCategory: anyone",
        "Query.directories: anyone",
        "Query.directory: anyone",
        "Query.directoryCategories: anyone",
        "Query.directoryCategory: anyone",
        "Query.event: anyone",
        "Query.events: anyone",
        "Query.formOpening: anyone",
        "Query.inquiries: admin",
        "Query.letters: admin",
        "Query.member: admin",
        "Query.members: admin",
        "Query.membershipApplications: admin",
        "Query.post: anyone",
        "Query.posts: anyone",
        "Query.resource: anyone",
        "Query.resourceCategories: anyone",
        "Query.resourceCategory: anyone",
        "Query.resources: anyone",
        "Query.siteSettings: anyone",
        "Query.uploadLimits: admin",
        "Query.viewer: anyone",
      ]
    `);
  });
});
