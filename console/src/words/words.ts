import { account } from './account.ts';
import { entrance } from './entrance.ts';
import { keys } from './keys.ts';
import { library } from './library.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { playground } from './playground.ts';
import { upstreams } from './upstreams.ts';
import { usage } from './usage.ts';

/** Every word the console says, in this one folder: a file for each page. A sentence that needs a value is a function of it. */
export const words = {
  product: 'Kinora',
  tagline: 'Write a line. Watch it move.',
  loading: 'Loading',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  more: 'Show more',
  retry: 'Try again',
  never: 'never',
  none: 'none',
  all: 'All',
  skip: 'Skip to the content',
  failure: {
    unreachable: 'The service does not answer. Is it running? Your work here is kept; try again in a moment.',
    unknown: (status: number) =>
      `Something went wrong on the way${status === 0 ? '' : ` (${status})`}. Please try again.`,
    away: 'The service does not answer. Still trying; your work here is kept.',
    back: 'The service is back.',
    title: 'That did not work',
    page: 'This page stumbled',
    lost: 'There is no such page',
    lostHint: 'It may have moved, or the address has a slip in it.',
    home: 'Back to the playground',
  },
  nav: {
    label: 'Main',
    open: 'Open the menu',
    playground: 'Playground',
    library: 'Library',
    keys: 'Keys',
    usage: 'Usage',
    operations: 'Operations',
    upstreams: 'Upstreams',
    people: 'People',
    account: 'Account',
    docs: 'API reference',
    signOut: 'Sign out',
    studio: 'Studio',
    administration: 'Administration',
    theme: 'Colours',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  },
  entrance,
  playground,
  library,
  keys,
  usage,
  operations,
  upstreams,
  people,
  account,
} as const;
