import type { Request } from 'autocannon';

/** The directory page by one query: 100 entries in 5 categories. */
export const directoryPage = `query DirectoryPage {
  directoryCategories { id categoryName entries(first: 100) {
    nodes { id name description location mapLink socialMediaPlatforms socialMediaPlatformLinks
      image { url srcSet width height } }
    pageInfo { hasNextPage endCursor } } } }`;

export const eventsPage = `query EventsPage { events(first: 50) {
  nodes { id title date time description location mapLink image { url srcSet width height } }
  pageInfo { hasNextPage endCursor } } }`;

export const entriesOfCategory = `query Entries($categoryId: ID!, $after: String) {
  directories(first: 20, after: $after, categoryId: $categoryId) {
    nodes { id name description location mapLink image { url srcSet width height } }
    pageInfo { hasNextPage endCursor } } }`;

export const createResource = `mutation Create($input: ResourceInput!) {
  createResource(input: $input) { id } }`;

export const membersPage = `query Members($after: String, $search: String! = "") {
  members(first: 20, after: $after, search: $search) {
  nodes { id name email contactNumber } pageInfo { hasNextPage endCursor } } }`;

/** The query of the activity page. */
export const activityPage = `{ activity(first: 50) {
  nodes { id at action kind title } pageInfo { hasNextPage endCursor } totalCount } }`;

/** The query of the page of pending translations. */
export const pendingPage = `{ pendingTranslations(first: 100) {
  nodes { id language kind recordId title state } pageInfo { hasNextPage endCursor } }
  pendingTranslationCounts { kind language state count } }`;

/** The query of the members page with a search. */
export const foundMembers = `query Found($search: String!) { members(first: 20, search: $search) {
  nodes { id name email contactNumber } pageInfo { hasNextPage endCursor } totalCount } }`;

export const searchPage = `query Search($query: String!) {
  search(query: $query, first: 20) {
  edges { node { path } title { text isMatch } category { text isMatch } excerpt { text isMatch } }
  pageInfo { hasNextPage endCursor } match totalCount isCut } }`;

/** The cursor of an entry of `fill` in the list of its category, which is sorted by name. */
export const cursorAfter = (id: number) =>
  Buffer.from(JSON.stringify([`example house ${String(id)}`, id])).toString('base64url');

export function post(path: string, query: string, variables: object = {}, token = ''): Request {
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  };
}

let created = 0;

/** Creates a resource with a new title each time. */
export function createRequest(path: string, token = ''): Request {
  const request = post(path, createResource, {}, token);
  return {
    ...request,
    setupRequest: (sent) => {
      created += 1;
      const input = {
        title: `Service ${String(process.pid)} ${String(created)}`,
        description: 'It helps.\nIt is free.',
        link: 'https://www.example.org/',
        categoryId: '1',
      };
      return { ...sent, body: JSON.stringify({ query: createResource, variables: { input } }) };
    },
  };
}
