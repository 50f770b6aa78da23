import { enableCompileCache } from 'node:module';

/** The machine's own figure: as little as Fastify needs to answer, started the way Kinora is. */
enableCompileCache();
const { fastify } = await import('fastify');
const server = fastify();
server.get('/healthz', async () => ({ status: 'ok' }));
console.log(`Listening at ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
process.once('SIGTERM', () => void server.close());
