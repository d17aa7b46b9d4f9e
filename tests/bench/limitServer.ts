import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

// The limit, as a process of its own: a bare `node:http` server that sends the bytes of the file
// given first, with the content type and encoding given next, for every request; and does a bare
// INSERT first for each POST to /insert, into the database given last.
const [file = '', type = '', encoding = '', databaseUrl = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'Content-Type': type,
  'Content-Length': body.length,
  ...(encoding && { 'Content-Encoding': encoding }),
};
const inserted = Buffer.from('{"data":{"createResource":{"id":"1000"}}}\n');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const server = createServer((request, response) => {
  if (request.url !== '/insert') {
    response.writeHead(200, headers);
    response.end(body);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      variables: { input: { title: string; description: string; link: string } };
    };
    const { title, description, link } = variables.input;
    void pool
      .query(
        `INSERT INTO bare_resource (title, description, link, "categoryId", "createdBy")
         VALUES ($1, $2, $3, 1, 'somebody') RETURNING id`,
        [title, description.split('\n'), link],
      )
      .then(() => {
        response.writeHead(200, { 'Content-Type': type, 'Content-Length': inserted.length });
        response.end(inserted);
      });
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`);
});
