import { setupLink } from './console-address.ts';

export interface FirstStart {
  readonly secret: string;
  readonly setupToken: string;
}

/** What a newcomer sees once: the way into the console, the key, and three commands that work when pasted as they stand. */
export function welcome(address: string, { secret, setupToken }: FirstStart): readonly string[] {
  return [
    '',
    'Set up the console in a browser. This link makes you its administrator, and works once:',
    '',
    `  ${setupLink(address, setupToken)}`,
    '',
    'Your first API key, shown this once:',
    '',
    `  ${secret}`,
    '',
    'A first video (paste the lines into another terminal):',
    '',
    `  KEY=${secret}`,
    `  ID=$(curl -s ${address}/v1/videos -H "Authorization: Bearer $KEY" -F model=video-3.1-fast-generate-preview -F seconds=4 -F prompt="A sailboat on a calm sea at sunset, gentle waves" | grep -o 'task_[0-9A-Za-z]*' | head -n 1)`,
    `  until curl -s ${address}/v1/videos/$ID -H "Authorization: Bearer $KEY" | tee /dev/stderr | grep -qE '"status":"(completed|failed)"'; do sleep 1; done`,
    `  curl -L ${address}/v1/videos/$ID/content -H "Authorization: Bearer $KEY" -o clip.mp4`,
    '',
  ];
}
