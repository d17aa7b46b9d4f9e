import { useContext, type ReactNode } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { adminKinds } from '../../content/adminKinds.ts';
import type { KindName } from '../../content/KindIcon.tsx';
import { usePublicationText } from '../../content/publication/publicationValues.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import type { Role } from '../../session/roles.ts';
import { Excerpt } from '../../ui/text/Excerpt.tsx';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { linksNamed } from '../adminLinks.ts';
import type { AdminSearchQuery } from './AdminSearch.generated.ts';

/** A result of a search. */
interface FoundEntry {
  to: string;
  icon: KindName;
  title: ReactNode;
  /** The day and the publication state of content; the number of a member. */
  facts?: string;
  /** Further text that distinguishes it from other results. */
  detail: ReactNode;
}

/** The results of one group. */
export interface FoundGroup {
  name: string;
  /** The link to more results of the group; absent if all are shown. */
  more?: string;
  entries: FoundEntry[];
}

type Found = AdminSearchQuery['adminSearch'];

/** The number of results in each group of the page. */
export const pageSize = 20;

/** The results of a search in groups: sections of the admin area, records, people. */
export function useFoundGroups(query: string, found: Found | undefined, roles: readonly Role[]) {
  const { admin, adminLists, fees } = useAdminMessages();
  const { groups } = admin.search;
  const publicationText = usePublicationText();
  const messages = useContext(MessagesContext);
  const sections = linksNamed(query, roles, messages).map(({ to, icon, names }) => ({
    to,
    icon,
    title: names(messages)[0],
    detail: null,
  }));
  const content = (found?.content ?? []).flatMap((edge) => {
    const { node, title } = edge;
    const kind = Object.values(adminKinds).find(({ typename }) => typename === node.__typename);
    if (!kind) return [];
    return {
      to: `/admin/${kind.editPath}/${node.id}`,
      icon: kind.icon,
      title: <MarkedText segments={title} />,
      facts: [node.__typename === 'Event' && dayMonthYear(node.date), publicationText(node)]
        .filter(Boolean)
        .join(' · '),
      detail: <Excerpt edge={edge} />,
    };
  });
  const members = (found?.members ?? []).map(({ id, name, email, contactNumber, ceasedOn }) => ({
    to: `/admin/edit-member/${id}`,
    icon: 'member' as const,
    title: <MultilingualText text={ceasedOn ? fees.former(name) : name} />,
    facts: `M${id}`,
    detail: [email, contactNumber].filter(Boolean).join(' · '),
  }));
  const applications = (found?.applications ?? []).map(({ id, name, date }) => ({
    to: `/admin/applications/${id}`,
    icon: 'applications' as const,
    title: <MultilingualText text={name} />,
    detail: dayMonthYear(date),
  }));
  const inquiries = (found?.inquiries ?? []).map(({ id, name, title }) => ({
    to: `/admin/inquiries/${id}`,
    icon: 'inquiries' as const,
    title: <MultilingualText text={title} />,
    detail: <MultilingualText text={name} />,
  }));
  const hasMoreMembers = members.length === pageSize;
  const all: FoundGroup[] = [
    { name: groups.sections, entries: sections },
    { name: groups.content, entries: content },
    {
      name: adminLists.members.heading,
      entries: members,
      ...(hasMoreMembers && {
        more: `/admin/show-members?${String(new URLSearchParams({ find: query }))}`,
      }),
    },
    { name: admin.dashboard.manage.applications, entries: applications },
    { name: admin.dashboard.manage.inquiries, entries: inquiries },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}
