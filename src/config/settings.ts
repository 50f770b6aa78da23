import type { Parsed } from './kinds.ts';
import { BILLING_SETTINGS } from './settings/billing.ts';
import { LIMIT_SETTINGS } from './settings/limits.ts';
import { SERVER_SETTINGS } from './settings/server.ts';
import { STORAGE_SETTINGS } from './settings/storage.ts';
import { WORKER_SETTINGS } from './settings/worker.ts';
import type { Tables } from './tables/load-tables.ts';

/**
 * Every knob once: its name in the environment, how it is read, its default as an operator would write it, and one line
 * of documentation. In kinora.toml the same setting is the name without KINORA_, in lower case. `.env.example` and
 * docs/configuration.md are generated from this table. `internal` ones serve our own tests and are left out there.
 */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...STORAGE_SETTINGS,
  ...LIMIT_SETTINGS,
  ...BILLING_SETTINGS,
  ...WORKER_SETTINGS,
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { readonly [Key in SettingKey]: Parsed<(typeof SETTINGS)[Key]['kind']> };
/** And what the tables of kinora.toml add. */
export type Config = Settings & { readonly tables: Tables };
