import type { Column } from './DataTable.tsx';

/** The columns of a table by name, each with the header of that name. */
export const columnsOf = <Row, Name extends string>(
  headers: Record<NoInfer<Name>, string>,
  columns: Record<Name, Omit<Column<Row>, 'name' | 'header'>>,
): Column<Row>[] =>
  Object.entries<Omit<Column<Row>, 'name' | 'header'>>(columns).map(([name, column]) => ({
    ...{ name, header: headers[name as Name] },
    ...column,
  }));
