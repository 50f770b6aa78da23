import { plural } from './plural.ts';

export const operations = {
  title: 'Operations',
  lead: 'How the studio is doing right now.',
  queued: 'In line',
  running: 'Shooting',
  workers: 'Workers busy',
  workersOf: (busy: number, all: number) => `${busy} of ${all}`,
  storage: 'Storage',
  free: (size: string) => `${size} free`,
  files: (count: number) => plural(count, 'file'),
  lanes: 'Lanes',
  lane: (queued: number, running: number) => `${queued} in line, ${running} at work`,
  oldest: (span: string) => `oldest waits ${span}`,
  generators: 'Generators',
  health: { good: 'Good', failing: 'Failing', idle: 'Idle' },
  lastHour: (succeeded: number, failed: number) => `last hour: ${succeeded} made, ${failed} failed`,
  runningNow: 'Being made now',
  nothingRuns: 'Nothing is being made. The studio is quiet.',
  attempt: (attempt: number) => `attempt ${attempt}`,
  failures: 'Recent failures',
  noFailures: 'No failures lately. Lovely.',
  process: (version: string, engine: string, memory: string, since: string) =>
    `Version ${version} on ${engine}, ${memory} of memory, up since ${since}`,
} as const;
