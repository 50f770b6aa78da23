import { createServer } from 'node:http';

/** The machine's own figure: a server that only answers, with a body of the size of a status. */
const body = JSON.stringify({
  id: 'task_'.padEnd(37, '0'),
  object: 'video',
  status: 'in_progress',
  padding: ' '.repeat(220),
});
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`Listening at http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
