import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** The formats of times and days. */
const specifiedByURL = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** PostgreSQL has no year 0, and JavaScript writes years after 9999 with a sign. */
const hasYear = (date: Date) => date.getUTCFullYear() > 0 && date.getUTCFullYear() < 10_000;

/** @throws GraphQLError with code BAD_USER_INPUT for a time outside the years 1 to 9999 */
function knownTime(date: Date): Date {
  if (hasYear(date)) return date;
  throw badInput('A time must be in the years 1 to 9999');
}

/** A time as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType<Date, Date>({
  ...GraphQLDateTime.toConfig(),
  specifiedByURL,
  parseValue: (value) => knownTime(GraphQLDateTime.parseValue(value)),
  parseLiteral: (node: ValueNode) => knownTime(GraphQLDateTime.parseLiteral(node, {})),
});

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The time that stands for a calendar day in the database: its midnight in UTC.
 * @param day a day as YYYY-MM-DD
 * @throws GraphQLError with code BAD_USER_INPUT if there is no such day
 */
export function dayToDate(day: unknown): Date {
  if (typeof day === 'string' && pattern.test(day)) {
    const date = new Date(`${day}T00:00:00Z`);
    if (hasYear(date) && dateToDay(date) === day) return date;
  }
  throw badInput(`'${String(day)}' is not a day of the form YYYY-MM-DD`);
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

export function dateToDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A calendar day without a time of day, YYYY-MM-DD (docs/product/site.md, section 2.7). */
export const LocalDate = new GraphQLScalarType<Date, string>({
  name: 'LocalDate',
  description: 'A calendar day of the form YYYY-MM-DD, without a time of day or a time zone.',
  specifiedByURL,
  serialize: (value) => {
    if (value instanceof Date) return dateToDay(value);
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new TypeError('LocalDate cannot represent a value that is no day');
  },
  parseValue: dayToDate,
  parseLiteral: (node) => dayToDate(node.kind === Kind.STRING ? node.value : undefined),
});
